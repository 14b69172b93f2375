DROP INDEX CONCURRENTLY IF EXISTS "webhook_subscriptions_tenant_id_uid_key";
