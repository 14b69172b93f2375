-- What a row in no Prisma model needs: counters, queues, the clock.
CREATE SCHEMA "runtime";

-- One row: how far the clock of all processes is moved. Zero, but for tests in which days pass in milliseconds.
CREATE TABLE "runtime"."clock" (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  "ahead" interval NOT NULL DEFAULT '0'
);
INSERT INTO "runtime"."clock" DEFAULT VALUES;

-- The one source of time in SQL. Declared stable so that an index on a moment can be used with it.
CREATE FUNCTION "app_now"() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT clock_timestamp() + "ahead" FROM "runtime"."clock" $$;

-- CreateTable
CREATE TABLE "organizations" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenants" (
    "id" SERIAL NOT NULL,
    "organization_id" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "credits" BIGINT NOT NULL,
    "credits_held" BIGINT NOT NULL DEFAULT 0,
    "balance" BIGINT NOT NULL DEFAULT 0,
    "definitions_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "member_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monthly_calls" (
    "tenant_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "calls" BIGINT NOT NULL,

    CONSTRAINT "monthly_calls_pkey" PRIMARY KEY ("tenant_id","month")
);

-- CreateTable
CREATE TABLE "usage_entries" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "credits" BIGINT NOT NULL,
    "key_id" TEXT,
    "request_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "usage_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_holds" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "credits" BIGINT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_holds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_entries" (
    "scope" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" BYTEA,
    "response" TEXT,
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "status" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_entries_pkey" PRIMARY KEY ("scope","operation","key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "records" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "record_keys" (
    "tenant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,

    CONSTRAINT "record_keys_pkey" PRIMARY KEY ("tenant_id","name","value","type")
);

-- CreateTable
CREATE TABLE "memories" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "record_id" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "speaker" TEXT,
    "session_id" TEXT,
    "position" BIGSERIAL NOT NULL,
    "collection_id" TEXT,
    "tags" TEXT[],
    "metadata" JSONB NOT NULL,
    "timestamp" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "memories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_values" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "record_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "system_name" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "text_value" TEXT,
    "number_value" DOUBLE PRECISION,
    "date_value" TIMESTAMPTZ(3),
    "confidence" DOUBLE PRECISION NOT NULL,
    "source" TEXT NOT NULL,
    "as_of" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "property_values_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_changes" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "record_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "system_name" TEXT NOT NULL,
    "from" JSONB,
    "to" JSONB,
    "version" INTEGER NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "source" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "evidence" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "property_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collections" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT,
    "entity_type" TEXT,
    "kind" TEXT NOT NULL,
    "properties" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "error" TEXT,
    "caller" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_items" (
    "event_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'pending',
    "input" JSONB,
    "result" JSONB,
    "error" JSONB,

    CONSTRAINT "event_items_pkey" PRIMARY KEY ("event_id","index")
);

-- CreateIndex
CREATE INDEX "organizations_created_at_id_idx" ON "organizations"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_organization_id_livemode_key" ON "tenants"("organization_id", "livemode");

-- CreateIndex
CREATE INDEX "members_organization_id_created_at_idx" ON "members"("organization_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_tenant_id_created_at_id_idx" ON "api_keys"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "usage_entries_tenant_id_at_operation_idx" ON "usage_entries"("tenant_id", "at", "operation");

-- CreateIndex
CREATE INDEX "credit_holds_expires_at_idx" ON "credit_holds"("expires_at");

-- CreateIndex
CREATE INDEX "idempotency_entries_expires_at_idx" ON "idempotency_entries"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_organization_id_at_idx" ON "audit_entries"("organization_id", "at");

-- CreateIndex
CREATE INDEX "records_tenant_id_type_id_idx" ON "records"("tenant_id", "type", "id");

-- CreateIndex
CREATE INDEX "records_tenant_id_id_idx" ON "records"("tenant_id", "id");

-- CreateIndex
CREATE INDEX "record_keys_record_id_idx" ON "record_keys"("record_id");

-- CreateIndex
CREATE INDEX "memories_tenant_id_timestamp_id_idx" ON "memories"("tenant_id", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "memories_record_id_timestamp_id_idx" ON "memories"("record_id", "timestamp" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "memories_tags_idx" ON "memories" USING GIN ("tags");

-- CreateIndex
CREATE UNIQUE INDEX "memories_record_id_content_hash_key" ON "memories"("record_id", "content_hash");

-- CreateIndex
CREATE INDEX "property_values_tenant_id_system_name_text_value_idx" ON "property_values"("tenant_id", "system_name", "text_value");

-- CreateIndex
CREATE INDEX "property_values_tenant_id_system_name_number_value_idx" ON "property_values"("tenant_id", "system_name", "number_value");

-- CreateIndex
CREATE INDEX "property_values_tenant_id_system_name_date_value_idx" ON "property_values"("tenant_id", "system_name", "date_value");

-- CreateIndex
CREATE UNIQUE INDEX "property_values_record_id_collection_id_system_name_key" ON "property_values"("record_id", "collection_id", "system_name");

-- CreateIndex
CREATE INDEX "property_changes_record_id_collection_id_system_name_versio_idx" ON "property_changes"("record_id", "collection_id", "system_name", "version");

-- CreateIndex
CREATE INDEX "collections_tenant_id_id_idx" ON "collections"("tenant_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "collections_tenant_id_slug_key" ON "collections"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "events_tenant_id_created_at_id_idx" ON "events"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- AddForeignKey
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monthly_calls" ADD CONSTRAINT "monthly_calls_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "records" ADD CONSTRAINT "records_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_keys" ADD CONSTRAINT "record_keys_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "records"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "records"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "records"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_items" ADD CONSTRAINT "event_items_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: nobody spends what they do not have, whatever runs at the same time.
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_credits_check" CHECK ("credits" >= 0 AND "credits_held" >= 0);
