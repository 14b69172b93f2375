ALTER TABLE "organizations" ADD COLUMN "deletes_at" TIMESTAMPTZ(3);
