-- Options of a subscription: the owner's own id and data, a filter, a rate limit and the age at which events expire.
ALTER TABLE "webhook_subscriptions"
  ADD COLUMN "uid" TEXT,
  ADD COLUMN "metadata" JSONB,
  ADD COLUMN "filter" TEXT,
  ADD COLUMN "rate_limit" INTEGER,
  ADD COLUMN "rate_free_at" TIMESTAMPTZ(3),
  ADD COLUMN "max_event_age_seconds" INTEGER;

CREATE UNIQUE INDEX "webhook_subscriptions_tenant_id_uid_key" ON "webhook_subscriptions"("tenant_id", "uid");
