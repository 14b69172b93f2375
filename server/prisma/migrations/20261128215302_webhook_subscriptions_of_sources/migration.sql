CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_subscriptions_of_sources" ON "webhook_subscriptions" ("tenant_id", "source_id");
