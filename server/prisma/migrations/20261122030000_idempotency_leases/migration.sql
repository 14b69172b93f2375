-- A key that is claimed before its work is held by a lease. Claims that servers of an earlier version hold end after the time
-- that these allow.
ALTER TABLE "idempotency_entries"
  ADD COLUMN "lease" TEXT,
  ADD COLUMN "leased_until" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now() + interval '2 minutes',
  ADD COLUMN "reference" TEXT;
