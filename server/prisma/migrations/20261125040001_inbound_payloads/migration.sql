-- An accepted event is kept as it arrived, so that one that became no memory is not lost: it can be read and replayed.
-- Earlier receipts have no payload.
ALTER TABLE "webhook_receipts"
  ADD COLUMN "payload" TEXT,
  ADD COLUMN "headers" JSONB,
  ADD COLUMN "signed_at" TIMESTAMPTZ(3),
  ADD COLUMN "due_at" TIMESTAMPTZ(3),
  ADD COLUMN "credits_seen" BIGINT;

CREATE INDEX "webhook_receipts_due" ON "webhook_receipts" ("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "webhook_receipts_failed" ON "webhook_receipts" ("tenant_id", "id") WHERE "status" = 'failed';
