-- Nothing looks for what is over of all tenants at once any more.
DROP INDEX CONCURRENTLY IF EXISTS "runtime"."webhook_events_created";
