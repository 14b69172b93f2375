-- Calls that come together are counted together: how many of the last ones may go on.
ALTER TABLE "runtime"."rate_limits" ADD COLUMN "admitted" integer NOT NULL DEFAULT 0;
