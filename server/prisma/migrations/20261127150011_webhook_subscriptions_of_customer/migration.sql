CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_subscriptions_of_customer" ON "webhook_subscriptions" ("tenant_id", "customer", "uid");
