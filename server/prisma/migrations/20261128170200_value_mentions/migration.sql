-- What memories and callers stated without changing a value: the property had it, or a later one. With the history, it
-- says what stands when a memory is deleted.
CREATE TABLE "public"."value_mentions" (
    "tenant_id" INTEGER NOT NULL,
    "record_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "system_name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "evidence" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    CONSTRAINT "value_mentions_pkey" PRIMARY KEY ("tenant_id", "record_id", "collection_id", "system_name", "source"),
    CONSTRAINT "value_mentions_tenant_id_record_id_fkey" FOREIGN KEY ("tenant_id", "record_id")
      REFERENCES "public"."records" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
