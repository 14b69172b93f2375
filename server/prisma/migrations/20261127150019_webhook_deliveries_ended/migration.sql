CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_ended" ON "runtime"."webhook_deliveries" ("tenant_id", "finished_at")
  WHERE "finished_at" IS NOT NULL;
