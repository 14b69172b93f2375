-- The index before alerts had places: it would allow one open alert for each metric.
DROP INDEX CONCURRENTLY IF EXISTS "runtime"."webhook_alerts_open";
