-- Where the events of a source go, in order. Null for sources that were created before: they have one memory route, and one
-- forward route if they have a destination. The mapping of one without a
-- memory route is the JSON null.
ALTER TABLE "webhook_sources"
  ADD COLUMN "routes" JSONB,
  ADD COLUMN "split" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "tolerance_seconds" INTEGER NOT NULL DEFAULT 300,
  ADD COLUMN "verify_token" TEXT;
-- What was decided for each route when the event arrived, and how it arrived.
ALTER TABLE "webhook_receipts"
  ADD COLUMN "routes" JSONB,
  ADD COLUMN "query" TEXT,
  ADD COLUMN "payload_base64" BOOLEAN NOT NULL DEFAULT false;
