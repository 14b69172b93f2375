-- A job says how many deliveries of webhooks led to it, and so does the event of its end.
ALTER TABLE "events"
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;

-- Credits are spent by many statements, so that the table itself says when few are left: once for each share until a grant.
ALTER TABLE "tenants"
  ADD COLUMN "credits_granted" BIGINT NOT NULL DEFAULT 0,
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
