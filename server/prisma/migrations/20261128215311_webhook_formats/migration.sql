-- What receivers already expect: only the data of an event, and a signature of their own. Since when nothing has arrived.
ALTER TABLE "webhook_subscriptions"
  ADD COLUMN "format" TEXT NOT NULL DEFAULT 'envelope',
  ADD COLUMN "signature" JSONB,
  ADD COLUMN "failing_since" TIMESTAMPTZ(3);
-- The publisher's own text that an event is known by.
ALTER TABLE "runtime"."webhook_events" ADD COLUMN "uid" TEXT;
-- The subscriptions that an alert is about, the worst first.
ALTER TABLE "runtime"."webhook_alerts" ADD COLUMN "subscription_ids" TEXT[] NOT NULL DEFAULT '{}';
