-- How long an organization keeps its webhooks. Null until it sets a time.
ALTER TABLE "organizations"
  ADD COLUMN "webhook_payload_days" INTEGER,
  ADD COLUMN "webhook_metadata_days" INTEGER;

-- An event outlives its payload, which its deliveries say as well.
ALTER TABLE "runtime"."webhook_events" ADD COLUMN "payload_deleted_at" TIMESTAMPTZ(3);
ALTER TABLE "runtime"."webhook_deliveries" ADD COLUMN "payload_deleted_at" TIMESTAMPTZ(3);
