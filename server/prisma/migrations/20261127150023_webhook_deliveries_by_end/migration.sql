DROP INDEX CONCURRENTLY IF EXISTS "runtime"."webhook_deliveries_finished";
