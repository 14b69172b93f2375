-- What is over is found by tenant, because each has a time of its own.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_events_with_payload" ON "runtime"."webhook_events" ("tenant_id", "created_at", "id")
  WHERE "payload_deleted_at" IS NULL;
