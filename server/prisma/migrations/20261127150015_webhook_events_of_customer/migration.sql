CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_events_of_customer"
  ON "runtime"."webhook_events" ("tenant_id", "customer", "created_at", "id") WHERE "customer" IS NOT NULL;
