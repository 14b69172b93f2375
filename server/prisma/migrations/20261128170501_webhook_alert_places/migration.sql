-- An alert is about all deliveries, those of a subscription, or those of an event type.
ALTER TABLE "runtime"."webhook_alerts"
  ADD COLUMN "subscription_id" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "event_type" TEXT NOT NULL DEFAULT '';
