CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_receipts_bodies" ON "webhook_receipts" ("tenant_id", "source_id", "body_hash", "received_at") WHERE "body_hash" IS NOT NULL;
