-- Guidelines: Markdown documents that agents follow, with all their versions.
CREATE TABLE "guidelines" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "tags" TEXT[],
    "always_on" BOOLEAN NOT NULL,
    "trigger_keywords" TEXT[],
    "value" TEXT NOT NULL,
    "characters" INTEGER NOT NULL,
    "tokens" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "guidelines_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "guidelines_tenant_id_id_key" ON "guidelines"("tenant_id", "id");

ALTER TABLE "guidelines" ADD CONSTRAINT "guidelines_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "guideline_versions" (
    "guideline_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "tags" TEXT[],
    "always_on" BOOLEAN NOT NULL,
    "trigger_keywords" TEXT[],
    "value" TEXT NOT NULL,
    "characters" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "guideline_versions_pkey" PRIMARY KEY ("tenant_id", "guideline_id", "version")
);

ALTER TABLE "guideline_versions" ADD CONSTRAINT "guideline_versions_tenant_id_guideline_id_fkey"
  FOREIGN KEY ("tenant_id", "guideline_id") REFERENCES "guidelines"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
