-- The list of events, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_events_listed" ON "runtime"."webhook_events" ("tenant_id", "created_at", "id");
