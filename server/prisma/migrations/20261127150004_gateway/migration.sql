-- The outcome of the last attempt, so that deliveries can be listed with it and sent again.
ALTER TABLE "gateway_phone_deliveries"
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "attempted_at" TIMESTAMPTZ(3),
  ADD COLUMN "response_code" INTEGER,
  ADD COLUMN "message" TEXT;
