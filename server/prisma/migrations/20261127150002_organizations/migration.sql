-- The key that replaced this one, so that a key has one successor at a time.
ALTER TABLE "api_keys" ADD COLUMN "replaced_by" text;

-- How long a key waits because it kept calling over the limit of its organization. The columns `strikes` and
-- `blocked_until` of `rate_limits` remain only for servers of an earlier version.
CREATE UNLOGGED TABLE "runtime"."key_waits" (
  "key_id" text PRIMARY KEY,
  "blocked_until" timestamptz NOT NULL
);

-- How many mails an organization, a person and a network address have caused today, in UTC.
CREATE UNLOGGED TABLE "runtime"."mail_counts" (
  "subject" text PRIMARY KEY,
  "day" date NOT NULL,
  "mails" integer NOT NULL
);

-- What the calls of models of an organization have used today, in UTC. `warned` is the share in percent of which its
-- owners were told.
CREATE TABLE "runtime"."model_spend" (
  "organization_id" text NOT NULL,
  "day" date NOT NULL,
  "calls" bigint NOT NULL DEFAULT 0,
  "tokens" bigint NOT NULL DEFAULT 0,
  "warned" smallint NOT NULL DEFAULT 0,

  CONSTRAINT "model_spend_pkey" PRIMARY KEY ("organization_id")
);
ALTER TABLE "runtime"."model_spend" ADD CONSTRAINT "model_spend_organization_id_fkey"
  FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Credits are spent by many statements, so that the table itself says when few are left: once for each share until a grant.
ALTER TABLE "tenants"
  ADD COLUMN "credits_granted" BIGINT NOT NULL DEFAULT 0,
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "credits_warn_at" BIGINT NOT NULL DEFAULT -1;
UPDATE "tenants" SET "credits_granted" = "credits" + "credits_held",
  "credits_warn_at" = ("credits" + "credits_held") * 20 / 100;

CREATE FUNCTION "credits_were_granted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."credits_granted" := NEW."credits" + NEW."credits_held";
  NEW."credits_warn_at" := NEW."credits_granted" * 20 / 100;
  RETURN NEW;
END $$;

CREATE FUNCTION "credits_ran_low"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remaining bigint := NEW."credits" + NEW."credits_held";
  share int := CASE WHEN remaining = 0 THEN 0 WHEN remaining <= NEW."credits_granted" * 5 / 100 THEN 5 ELSE 20 END;
BEGIN
  NEW."credits_warn_at" := CASE share WHEN 20 THEN NEW."credits_granted" * 5 / 100 WHEN 5 THEN 0 ELSE -1 END;
  INSERT INTO "runtime"."outbox" ("tenant_id", "type", "data") VALUES (NEW."id", 'credits.threshold_reached',
    jsonb_build_object('share', share, 'left', remaining, 'granted', NEW."credits_granted"));
  PERFORM pg_notify('keepsake_events', '');
  RETURN NEW;
END $$;

CREATE TRIGGER "tenants_credits_given" BEFORE INSERT ON "tenants" FOR EACH ROW EXECUTE FUNCTION "credits_were_granted"();
-- what a call reserves and releases is no change
CREATE TRIGGER "tenants_credits_granted" BEFORE UPDATE OF "credits", "credits_held" ON "tenants" FOR EACH ROW
  WHEN (NEW."credits" + NEW."credits_held" > OLD."credits" + OLD."credits_held")
  EXECUTE FUNCTION "credits_were_granted"();
CREATE TRIGGER "tenants_credits_low" BEFORE UPDATE OF "credits", "credits_held" ON "tenants" FOR EACH ROW
  WHEN (NEW."credits" + NEW."credits_held" < OLD."credits" + OLD."credits_held"
    AND NEW."credits" + NEW."credits_held" <= OLD."credits_warn_at")
  EXECUTE FUNCTION "credits_ran_low"();

-- How long an organization keeps its webhooks. Null until it sets a time.
ALTER TABLE "organizations"
  ADD COLUMN "webhook_payload_days" INTEGER,
  ADD COLUMN "webhook_metadata_days" INTEGER;
