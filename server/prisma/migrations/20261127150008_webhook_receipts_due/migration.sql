CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_receipts_due" ON "webhook_receipts" ("due_at") WHERE "due_at" IS NOT NULL;
