CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_receipts_failed" ON "webhook_receipts" ("tenant_id", "id") WHERE "status" = 'failed';
