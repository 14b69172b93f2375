-- Counts grants, so that what failed for lack of credits notices each one, however soon the credits are spent again.
ALTER TABLE "tenants" ADD COLUMN "grants" integer NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION "credits_were_granted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."credits_granted" := NEW."credits" + NEW."credits_held";
  NEW."credits_warn_at" := NEW."credits_granted" * 20 / 100;
  NEW."grants" := NEW."grants" + 1;
  RETURN NEW;
END $$;
-- The grants before an event was queued.
ALTER TABLE "webhook_receipts" ADD COLUMN "grants_seen" integer;
