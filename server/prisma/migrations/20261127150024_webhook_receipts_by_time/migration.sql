DROP INDEX CONCURRENTLY IF EXISTS "webhook_receipts_received_at_idx";
