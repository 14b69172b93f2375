-- The trace that a published event belongs to, as the publishing request said. Null for others: their trace ID is the
-- ULID of the event.
ALTER TABLE "runtime"."webhook_events"
  ADD COLUMN "trace_id" text,
  ADD COLUMN "trace_sampled" boolean,
  ADD COLUMN "trace_state" text;
CREATE INDEX "webhook_events_traced" ON "runtime"."webhook_events" ("tenant_id", "trace_id") WHERE "trace_id" IS NOT NULL;
