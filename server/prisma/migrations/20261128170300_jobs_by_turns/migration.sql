-- Finds the tenants that have work of a kind, one probe each, however much each of them has queued.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_by_turns" ON "runtime"."jobs" ("kind", coalesce("tenant_id", 0), "run_at");
