-- A source has several forward routes.
DROP INDEX CONCURRENTLY IF EXISTS "webhook_subscriptions_of_source";
