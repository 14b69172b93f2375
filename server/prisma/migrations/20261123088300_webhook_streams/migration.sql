-- The streams of events that are open, and those that were until recently. While a tenant has one, its events are
-- recorded for its streams.
CREATE TABLE "runtime"."webhook_streams" (
  "tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "id" text NOT NULL,
  -- all events of the tenant since this transaction are recorded
  "since" xid8 NOT NULL,
  -- in the past if the stream was closed, or its process crashed
  "open_until" timestamptz(3) NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

-- The transaction that wrote an event for streams. Transactions commit in any order: a stream reads up to the first one
-- that is still running, so that it skips none.
ALTER TABLE "runtime"."webhook_events" ADD COLUMN "stream_xid" xid8;
CREATE INDEX "webhook_events_streamed" ON "runtime"."webhook_events" ("tenant_id", "stream_xid", "id")
  WHERE "stream_xid" IS NOT NULL;
