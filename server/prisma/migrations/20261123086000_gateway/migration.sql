-- The prepaid balance: what running calls hold, and the ledger.
ALTER TABLE "tenants" ADD COLUMN "balance_held" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_balance_check" CHECK ("balance" >= 0 AND "balance_held" >= 0);

CREATE TABLE "wallet_holds" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "request_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_holds_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "wallet_holds_expires_at_idx" ON "wallet_holds"("expires_at");
ALTER TABLE "wallet_holds" ADD CONSTRAINT "wallet_holds_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "wallet_entries" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL CHECK ("amount" > 0),
    "operation" TEXT,
    "reference" TEXT,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "wallet_entries_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "wallet_entries_tenant_id_kind_reference_key" ON "wallet_entries"("tenant_id", "kind", "reference");
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The ledger is append-only. Rows are deleted only with their organization.
CREATE FUNCTION refuse_ledger_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'wallet_entries is append-only';
END $$;
CREATE TRIGGER "wallet_entries_append_only" BEFORE UPDATE ON "wallet_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_update();

-- Balances that were granted before there was a ledger.
INSERT INTO "wallet_entries" ("tenant_id", "id", "kind", "amount", "operation")
SELECT "id", 'wlt_' || lpad("id"::text, 26, '0'), 'grant', "balance", 'signup' FROM "tenants" WHERE "balance" > 0;

-- People and companies of the local provider.
CREATE TABLE "gateway_organizations" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "domain" TEXT,
    "linkedin" TEXT,
    "employees" INTEGER,
    "revenue" BIGINT,
    "total_funding" BIGINT,
    "latest_funding" BIGINT,
    "latest_funding_date" DATE,
    "jobs" INTEGER,
    "jobs_posted_at" DATE,
    "terms" TEXT[],
    "details" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "gateway_organizations_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "gateway_organizations_tenant_id_domain_key" ON "gateway_organizations"("tenant_id", "domain");
CREATE UNIQUE INDEX "gateway_organizations_tenant_id_linkedin_key" ON "gateway_organizations"("tenant_id", "linkedin");
CREATE INDEX "gateway_organizations_terms_idx" ON "gateway_organizations" USING GIN ("terms") WITH (fastupdate = off);
ALTER TABLE "gateway_organizations" ADD CONSTRAINT "gateway_organizations_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "gateway_people" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT,
    "linkedin" TEXT,
    "organization_id" TEXT,
    "is_suppressed" BOOLEAN NOT NULL DEFAULT false,
    "terms" TEXT[],
    "details" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "gateway_people_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "gateway_people_tenant_id_email_key" ON "gateway_people"("tenant_id", "email");
CREATE UNIQUE INDEX "gateway_people_tenant_id_linkedin_key" ON "gateway_people"("tenant_id", "linkedin");
CREATE INDEX "gateway_people_tenant_id_organization_id_idx" ON "gateway_people"("tenant_id", "organization_id");
CREATE INDEX "gateway_people_terms_idx" ON "gateway_people" USING GIN ("terms") WITH (fastupdate = off);
ALTER TABLE "gateway_people" ADD CONSTRAINT "gateway_people_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gateway_people" ADD CONSTRAINT "gateway_people_tenant_id_organization_id_fkey"
  FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "gateway_organizations"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

CREATE TABLE "gateway_news_articles" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "published_at" DATE NOT NULL,
    "terms" TEXT[],
    "details" JSONB NOT NULL,

    CONSTRAINT "gateway_news_articles_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "gateway_news_articles_tenant_id_url_key" ON "gateway_news_articles"("tenant_id", "url");
CREATE INDEX "gateway_news_articles_terms_idx" ON "gateway_news_articles" USING GIN ("terms") WITH (fastupdate = off);
ALTER TABLE "gateway_news_articles" ADD CONSTRAINT "gateway_news_articles_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "gateway_suppressions" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "gateway_suppressions_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "gateway_suppressions_tenant_id_kind_hash_key" ON "gateway_suppressions"("tenant_id", "kind", "hash");
ALTER TABLE "gateway_suppressions" ADD CONSTRAINT "gateway_suppressions_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "gateway_phone_deliveries" (
    "tenant_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "person_ids" TEXT[],
    "url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "gateway_phone_deliveries_pkey" PRIMARY KEY ("tenant_id", "id")
);
ALTER TABLE "gateway_phone_deliveries" ADD CONSTRAINT "gateway_phone_deliveries_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "gateway_signing_secrets" (
    "tenant_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "gateway_signing_secrets_pkey" PRIMARY KEY ("tenant_id")
);
ALTER TABLE "gateway_signing_secrets" ADD CONSTRAINT "gateway_signing_secrets_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
