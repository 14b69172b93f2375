-- Destinations are subscriptions of another kind. Both can send additional headers and an ed25519 signature.
ALTER TABLE "webhook_subscriptions"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'webhook',
  ADD COLUMN "name" TEXT,
  ADD COLUMN "headers" TEXT,
  ADD COLUMN "private_key_current" TEXT,
  ADD COLUMN "private_key_previous" TEXT;

-- The changes of one object, newest first.
CREATE INDEX "audit_entries_target_at_id_idx" ON "audit_entries"("target", "at", "id");
