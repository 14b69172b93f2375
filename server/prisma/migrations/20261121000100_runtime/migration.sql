-- Calls of each tenant in the current minute and month. Unlogged: a count needs no disk flush, and what a crash of the
-- database takes is the time since the last write-down into "monthly_calls".
CREATE UNLOGGED TABLE "runtime"."rate_limits" (
  "tenant_id" integer PRIMARY KEY,
  "minute" timestamptz NOT NULL,
  "minute_calls" bigint NOT NULL,
  "month" date NOT NULL,
  "month_calls" bigint NOT NULL,
  -- calls refused in a row: each doubles the wait
  "strikes" integer NOT NULL DEFAULT 0,
  "blocked_until" timestamptz
);

-- Calls without a key, by address: registration.
CREATE UNLOGGED TABLE "runtime"."address_limits" (
  "address" text PRIMARY KEY,
  "hour" timestamptz NOT NULL,
  "calls" integer NOT NULL
);

-- Background work. A row is claimed by a lease; who holds the lease may finish it.
CREATE TABLE "runtime"."jobs" (
  "id" text PRIMARY KEY,
  "kind" text NOT NULL,
  "tenant_id" integer,
  "payload" jsonb NOT NULL,
  "priority" smallint NOT NULL DEFAULT 0,
  "run_at" timestamptz NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "max_attempts" integer NOT NULL DEFAULT 10,
  "lease" text,
  "last_error" text,
  "created_at" timestamptz NOT NULL DEFAULT "app_now"()
);
-- run_at moves to the end of the lease while it is held, so one index finds what is due and what was abandoned
CREATE INDEX "jobs_due" ON "runtime"."jobs" ("run_at", "priority");

-- Domain events, written in the transaction of the change they tell of.
CREATE TABLE "runtime"."outbox" (
  "position" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "tenant_id" integer NOT NULL,
  "type" text NOT NULL,
  "data" jsonb NOT NULL,
  "occurred_at" timestamptz NOT NULL DEFAULT "app_now"()
);
