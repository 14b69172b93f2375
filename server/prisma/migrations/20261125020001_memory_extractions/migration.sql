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
