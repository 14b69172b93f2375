CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_lost" ON "runtime"."webhook_deliveries" ("tenant_id", "finished_at")
  WHERE "status" IN ('failed', 'dead_lettered');
