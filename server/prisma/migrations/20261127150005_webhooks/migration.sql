-- An accepted event is kept as it arrived, so that one that became no memory is not lost: it can be read and replayed.
-- Earlier receipts have no payload. `hops` is the number of deliveries that led to it.
ALTER TABLE "webhook_receipts"
  ADD COLUMN "payload" TEXT,
  ADD COLUMN "headers" JSONB,
  ADD COLUMN "signed_at" TIMESTAMPTZ(3),
  ADD COLUMN "due_at" TIMESTAMPTZ(3),
  ADD COLUMN "credits_seen" BIGINT,
  ADD COLUMN "hops" INTEGER;

-- Declared event types as they were in each version: what earlier events matched.
CREATE TABLE "webhook_event_type_versions" (
    "tenant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "schema" JSONB NOT NULL,
    "example" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "payload_rules" TEXT NOT NULL DEFAULT 'refuse',

    CONSTRAINT "webhook_event_type_versions_pkey" PRIMARY KEY ("tenant_id", "type", "version")
);

ALTER TABLE "webhook_event_type_versions" ADD CONSTRAINT "webhook_event_type_versions_tenant_id_type_fkey"
  FOREIGN KEY ("tenant_id", "type") REFERENCES "webhook_event_types"("tenant_id", "type") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "webhook_event_type_versions" ("tenant_id", "type", "description", "schema", "example", "version", "archived_at", "created_at", "updated_at")
SELECT "tenant_id", "type", "description", "schema", "example", "version", "archived_at", "created_at", "updated_at" FROM "webhook_event_types";

-- Whether an event that breaks a rule for payloads is refused, or sent with a warning.
ALTER TABLE "webhook_event_types" ADD COLUMN "payload_rules" TEXT NOT NULL DEFAULT 'refuse';

-- The indexes had the names of foreign keys, which a Prisma schema cannot describe.
ALTER INDEX "runtime"."webhook_dead_letters_delivery" RENAME TO "webhook_dead_letters_delivery_id_idx";
ALTER INDEX "runtime"."webhook_dead_letters_subscription" RENAME TO "webhook_dead_letters_subscription_id_idx";

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

-- When a circle of events was last noted; whose the subscription is; the latest claims, because a rate limit holds in any
-- second; and the source whose accepted events it receives, with which it is deleted.
ALTER TABLE "webhook_subscriptions"
  ADD COLUMN "circle_noted_at" TIMESTAMPTZ(3),
  ADD COLUMN "customer" TEXT,
  ADD COLUMN "rate_taken" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "source_id" TEXT;

-- the columns of these foreign keys are new, so that nothing is to be validated
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_tenant_id_customer_fkey"
  FOREIGN KEY ("tenant_id", "customer") REFERENCES "webhook_customers"("tenant_id", "uid") ON DELETE CASCADE ON UPDATE NO ACTION;

-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_tenant_id_source_id_fkey"
  FOREIGN KEY ("tenant_id", "source_id") REFERENCES "webhook_sources" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A key of the portal can manage what belongs to one customer, for an hour.
ALTER TABLE "api_keys" ADD COLUMN "customer" TEXT;

-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_customer_fkey"
  FOREIGN KEY ("tenant_id", "customer") REFERENCES "webhook_customers"("tenant_id", "uid") ON DELETE CASCADE ON UPDATE NO ACTION;

-- The single-use code of a link to the portal.
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

-- `withheld` says which subscriptions wanted an event and got no delivery, and why. `content_hash` tells the same event,
-- published again, from another one with the same id. An event may say when it is no longer worth sending: its deliveries take
-- the time over, and a replay that is asked for removes it. An event outlives its payload, which its deliveries say as well.
ALTER TABLE "runtime"."webhook_events"
  ADD COLUMN "hops" smallint,
  ADD COLUMN "customer" TEXT,
  ADD COLUMN "withheld" JSONB,
  ADD COLUMN "content_hash" TEXT,
  ADD COLUMN "expires_at" TIMESTAMPTZ(3),
  ADD COLUMN "payload_deleted_at" TIMESTAMPTZ(3);
ALTER TABLE "runtime"."webhook_deliveries"
  ADD COLUMN "expires_at" TIMESTAMPTZ(3),
  ADD COLUMN "payload_deleted_at" TIMESTAMPTZ(3);
