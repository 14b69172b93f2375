CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_events_by_uid" ON "runtime"."webhook_events" ("tenant_id", "uid")
  WHERE "uid" IS NOT NULL;
