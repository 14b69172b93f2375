-- Whom an organization sends webhooks for. What belongs to a customer names it; nothing else changes.
CREATE TABLE "webhook_customers" (
    "tenant_id" INTEGER NOT NULL,
    "uid" TEXT NOT NULL,
    "name" TEXT,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "webhook_customers_pkey" PRIMARY KEY ("tenant_id", "uid")
);

ALTER TABLE "webhook_customers" ADD CONSTRAINT "webhook_customers_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "webhook_subscriptions" ADD COLUMN "customer" TEXT;

ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_tenant_id_customer_fkey"
  FOREIGN KEY ("tenant_id", "customer") REFERENCES "webhook_customers"("tenant_id", "uid") ON DELETE CASCADE ON UPDATE NO ACTION;

-- the uid of a subscription is unique among those of its customer, and they find the subscriptions of a customer or of none
DROP INDEX "webhook_subscriptions_tenant_id_uid_key";
CREATE UNIQUE INDEX "webhook_subscriptions_own" ON "webhook_subscriptions"("tenant_id", "uid") WHERE ("customer" IS NULL);
CREATE UNIQUE INDEX "webhook_subscriptions_of_customer" ON "webhook_subscriptions"("tenant_id", "customer", "uid");

ALTER TABLE runtime."webhook_events" ADD COLUMN "customer" TEXT;
CREATE INDEX "webhook_events_of_customer" ON runtime."webhook_events"("tenant_id", "customer", "created_at", "id") WHERE ("customer" IS NOT NULL);

-- a key of the portal can manage what belongs to one customer, for an hour
ALTER TABLE "api_keys" ADD COLUMN "customer" TEXT;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_customer_fkey"
  FOREIGN KEY ("tenant_id", "customer") REFERENCES "webhook_customers"("tenant_id", "uid") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE INDEX "api_keys_of_customer" ON "api_keys"("tenant_id", "customer") WHERE ("customer" IS NOT NULL);

-- the single-use code of a link to the portal
CREATE TABLE "webhook_portal_codes" (
    "hash" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "customer" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "webhook_portal_codes_pkey" PRIMARY KEY ("hash")
);

ALTER TABLE "webhook_portal_codes" ADD CONSTRAINT "webhook_portal_codes_tenant_id_customer_fkey"
  FOREIGN KEY ("tenant_id", "customer") REFERENCES "webhook_customers"("tenant_id", "uid") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "webhook_portal_codes" ADD CONSTRAINT "webhook_portal_codes_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "webhook_portal_codes_tenant_id_customer_idx" ON "webhook_portal_codes"("tenant_id", "customer");
CREATE INDEX "webhook_portal_codes_member_id_idx" ON "webhook_portal_codes"("member_id");
CREATE INDEX "webhook_portal_codes_expires_at_idx" ON "webhook_portal_codes"("expires_at");
