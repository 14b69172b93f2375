-- Memories whose properties are still to be extracted: the model failed, or has not answered yet. `run_at` is null while
-- the tenant has no credits.
CREATE TABLE "memory_extractions" (
  "tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "memory_id" text NOT NULL,
  "options" jsonb NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "run_at" timestamptz(3),
  "key_id" text,
  "request_id" text NOT NULL,
  CONSTRAINT "memory_extractions_pkey" PRIMARY KEY ("tenant_id", "memory_id")
);
CREATE INDEX "memory_extractions_tenant_id_run_at_idx" ON "memory_extractions" ("tenant_id", "run_at");

-- Extracted values that were not stored, and wait for somebody to accept or dismiss them.
CREATE TABLE "public"."suggestions" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "record_id" TEXT NOT NULL,
    "memory_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "system_name" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "value_hash" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "reason" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "engine" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "made_version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "stance" TEXT,
    CONSTRAINT "suggestions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "suggestions_tenant_id_record_id_fkey" FOREIGN KEY ("tenant_id", "record_id")
      REFERENCES "public"."records" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "suggestions_tenant_id_record_id_collection_id_system_name_v_key"
  ON "public"."suggestions" ("tenant_id", "record_id", "collection_id", "system_name", "value_hash");
CREATE INDEX "suggestions_tenant_id_status_id_idx" ON "public"."suggestions" ("tenant_id", "status", "id");
CREATE INDEX "suggestions_tenant_id_memory_id_idx" ON "public"."suggestions" ("tenant_id", "memory_id");

-- The version of the analyzer that made a passage's keys. Passages without one are analyzed again in the background.
ALTER TABLE "search"."documents" ADD COLUMN "analyzer" SMALLINT;
