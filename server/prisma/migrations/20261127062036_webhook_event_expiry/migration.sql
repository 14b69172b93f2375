-- An event may say when it is no longer worth sending. Its deliveries take the time over; a replay that is asked for removes it.
ALTER TABLE "runtime"."webhook_events" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
ALTER TABLE "runtime"."webhook_deliveries" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
CREATE INDEX "webhook_deliveries_expiring" ON "runtime"."webhook_deliveries" ("expires_at")
  WHERE "due_at" IS NOT NULL AND "expires_at" IS NOT NULL;
