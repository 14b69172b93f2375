-- CreateTable
CREATE TABLE "collection_versions" (
    "collection_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT,
    "entity_type" TEXT,
    "properties" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "collection_versions_pkey" PRIMARY KEY ("collection_id","version")
);

-- CreateTable
CREATE TABLE "entity_types" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT,
    "identity_keys" TEXT[],
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "entity_types_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "entity_types_tenant_id_name_key" ON "entity_types"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "entity_types_tenant_id_slug_key" ON "entity_types"("tenant_id", "slug");

-- CreateIndex. Only notes belong to a collection, so that other memories cost nothing here.
CREATE INDEX "memories_tenant_id_collection_id_idx" ON "memories"("tenant_id", "collection_id") WHERE "collection_id" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "collection_versions" ADD CONSTRAINT "collection_versions_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_types" ADD CONSTRAINT "entity_types_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new id of a type where SQL makes it: hexadecimal digits are digits of a ULID as well.
CREATE FUNCTION new_entity_type_id() RETURNS text LANGUAGE sql VOLATILE AS
$$ SELECT 'typ_01' || upper(left(replace(gen_random_uuid()::text, '-', ''), 24)) $$;

-- The slug of a type's name. Names are Latin letters, digits, spaces, hyphens and underscores.
CREATE FUNCTION entity_type_slug(name text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT trim(BOTH '-' FROM regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) $$;

-- The history of what is there begins with what is known: how it stands now.
INSERT INTO "collection_versions" (collection_id, version, tenant_id, name, slug, description, entity_type, properties, actor, at)
SELECT id, version, tenant_id, name, slug, description, entity_type, properties, 'operator', updated_at FROM "collections";

INSERT INTO "entity_types" (id, tenant_id, name, slug, description, identity_keys)
SELECT new_entity_type_id(), t.id, b.name, b.slug, b.description, b.keys
FROM "tenants" t CROSS JOIN (VALUES
  ('Contact', 'contact', 'A person.', ARRAY['email', 'phoneNumber']),
  ('Company', 'company', 'An organization.', ARRAY['websiteUrl'])) AS b(name, slug, description, keys);

-- Names that differ in case alone share a slug: one of them has it, the others have their ids.
INSERT INTO "entity_types" (id, tenant_id, name, slug, identity_keys)
SELECT id, tenant_id, type, CASE WHEN place = 1 AND NOT EXISTS (
    SELECT FROM "entity_types" e WHERE e.tenant_id = n.tenant_id AND e.slug = n.slug
  ) THEN slug ELSE replace(lower(id), '_', '-') END, '{}'
FROM (
  SELECT new_entity_type_id() AS id, tenant_id, type, entity_type_slug(type) AS slug,
         row_number() OVER (PARTITION BY tenant_id, entity_type_slug(type) ORDER BY type) AS place
  FROM (SELECT DISTINCT tenant_id, type FROM "records") AS r
  WHERE NOT EXISTS (SELECT FROM "entity_types" e WHERE e.tenant_id = r.tenant_id AND e.name = r.type)
) AS n;
