-- Events are recognized by the ID of their sender, also where it is not signed; `dedupe` can choose the body instead.
-- Earlier receipts with an unsigned ID have the hash of the body as `accepted_id`: a repetition of their event has that
-- hash and their ID.
ALTER TABLE "webhook_sources" ADD COLUMN "dedupe" TEXT NOT NULL DEFAULT 'id';
ALTER TABLE "webhook_receipts" ADD COLUMN "body_hash" TEXT, ADD COLUMN "repeated_body" BOOLEAN NOT NULL DEFAULT false;
