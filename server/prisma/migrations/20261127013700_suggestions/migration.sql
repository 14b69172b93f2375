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
    CONSTRAINT "suggestions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "suggestions_tenant_id_record_id_fkey" FOREIGN KEY ("tenant_id", "record_id")
      REFERENCES "public"."records" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "suggestions_tenant_id_record_id_collection_id_system_name_v_key"
  ON "public"."suggestions" ("tenant_id", "record_id", "collection_id", "system_name", "value_hash");
CREATE INDEX "suggestions_tenant_id_status_id_idx" ON "public"."suggestions" ("tenant_id", "status", "id");
CREATE INDEX "suggestions_tenant_id_memory_id_idx" ON "public"."suggestions" ("tenant_id", "memory_id");
