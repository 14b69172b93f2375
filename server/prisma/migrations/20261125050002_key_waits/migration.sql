-- How long a key waits because it kept calling over the limit of its organization. The columns `strikes` and
-- `blocked_until` of `rate_limits` remain only for servers of an earlier version.
CREATE UNLOGGED TABLE "runtime"."key_waits" (
  "key_id" text PRIMARY KEY,
  "blocked_until" timestamptz NOT NULL
);
