-- Finds which kinds are due, and when the next one is.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobs_by_kind" ON "runtime"."jobs" ("kind", "run_at");
