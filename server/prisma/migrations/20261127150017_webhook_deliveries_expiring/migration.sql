CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_expiring" ON "runtime"."webhook_deliveries" ("expires_at")
  WHERE "due_at" IS NOT NULL AND "expires_at" IS NOT NULL;
