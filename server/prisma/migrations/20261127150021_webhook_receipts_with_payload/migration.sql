CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_receipts_with_payload" ON "webhook_receipts" ("tenant_id", "received_at")
  WHERE "payload" IS NOT NULL;
