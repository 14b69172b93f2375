-- The uid of a subscription is unique among those of its customer, and of those without one.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_subscriptions_own" ON "webhook_subscriptions" ("tenant_id", "uid")
  WHERE "customer" IS NULL;
