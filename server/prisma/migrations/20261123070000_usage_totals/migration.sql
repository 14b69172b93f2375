-- What charged work used, where it is known. Entries are added to the totals once.
ALTER TABLE "usage_entries"
  ADD COLUMN "model" TEXT,
  ADD COLUMN "collection_id" TEXT,
  ADD COLUMN "input_tokens" INTEGER,
  ADD COLUMN "output_tokens" INTEGER,
  ADD COLUMN "is_totalled" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "usage_entries_new" ON "usage_entries" ("tenant_id", "id") WHERE NOT "is_totalled";

CREATE TABLE "usage_totals" (
    "tenant_id" INTEGER NOT NULL,
    "unit" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "operation" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,
    "charges" BIGINT NOT NULL,
    "credits" BIGINT NOT NULL,
    "input_tokens" BIGINT NOT NULL,
    "output_tokens" BIGINT NOT NULL,
    CONSTRAINT "usage_totals_pkey" PRIMARY KEY ("tenant_id", "unit", "at", "operation", "key_id", "collection_id", "model")
);
ALTER TABLE "usage_totals" ADD CONSTRAINT "usage_totals_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
