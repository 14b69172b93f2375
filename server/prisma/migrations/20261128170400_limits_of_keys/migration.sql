-- How many calls of a key were refused in its current wait, and, if that was a loop, from when to when the key alone has to
-- wait longer than the limit asks.
ALTER TABLE "runtime"."key_waits"
  ADD COLUMN "refused" integer NOT NULL DEFAULT 0,
  ADD COLUMN "blocked_from" timestamptz;

-- The calls that the keys of the portal make for a customer, which are none of the organization's.
CREATE UNLOGGED TABLE "runtime"."customer_calls" (
  "tenant_id" integer NOT NULL,
  "customer" text NOT NULL,
  "minute" timestamptz NOT NULL,
  "calls" bigint NOT NULL,
  "admitted" integer NOT NULL,
  PRIMARY KEY ("tenant_id", "customer")
);
