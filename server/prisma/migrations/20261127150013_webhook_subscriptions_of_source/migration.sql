CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_subscriptions_of_source" ON "webhook_subscriptions" ("tenant_id", "source_id");
