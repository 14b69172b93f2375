-- Counts the events of an organization that have not ended.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_waiting" ON "events" ("tenant_id") WHERE "finished_at" IS NULL;
