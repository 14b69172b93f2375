-- How many deliveries of webhooks led to a row, so that a circle of them ends. A transaction that a delivery has caused says
-- so in `keepsake.hops`; what it writes takes the number over.
ALTER TABLE "runtime"."outbox"
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;
ALTER TABLE "runtime"."jobs"
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;
ALTER TABLE "runtime"."webhook_events" ADD COLUMN "hops" smallint;
ALTER TABLE "webhook_receipts" ADD COLUMN "hops" INTEGER;
ALTER TABLE "webhook_subscriptions" ADD COLUMN "circle_noted_at" TIMESTAMPTZ(3);
