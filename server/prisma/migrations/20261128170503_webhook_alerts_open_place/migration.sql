CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_alerts_open_place"
  ON "runtime"."webhook_alerts" ("tenant_id", "metric", "subscription_id", "event_type")
  WHERE "cleared_at" IS NULL;
