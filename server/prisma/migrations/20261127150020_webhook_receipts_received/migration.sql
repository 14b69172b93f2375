CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_receipts_received" ON "webhook_receipts" ("tenant_id", "received_at");
