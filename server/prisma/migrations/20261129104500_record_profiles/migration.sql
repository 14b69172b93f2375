-- What is known of a record in a few lines, with the facts that each rests on.
CREATE TABLE "record_profiles" (
  "tenant_id" INTEGER NOT NULL,
  "record_id" TEXT NOT NULL,
  "profile" JSONB NOT NULL,
  CONSTRAINT "record_profiles_pkey" PRIMARY KEY ("tenant_id", "record_id")
);
ALTER TABLE "record_profiles" ADD CONSTRAINT "record_profiles_tenant_id_record_id_fkey"
  FOREIGN KEY ("tenant_id", "record_id") REFERENCES "records" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
