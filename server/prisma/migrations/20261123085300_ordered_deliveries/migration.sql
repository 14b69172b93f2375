-- Ordered subscriptions: of the deliveries with the same key, one is sent at a time, the oldest first.
ALTER TABLE "webhook_subscriptions" ADD COLUMN "ordered" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "runtime"."webhook_deliveries" ADD COLUMN "ordering_key" text;
CREATE INDEX "webhook_deliveries_ordered" ON "runtime"."webhook_deliveries" ("subscription_id", "ordering_key", "created_at", "id")
  WHERE "due_at" IS NOT NULL AND "ordering_key" IS NOT NULL;
