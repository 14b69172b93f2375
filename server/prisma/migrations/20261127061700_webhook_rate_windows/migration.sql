-- a rate limit holds in any second, so it counts the latest claims
ALTER TABLE "webhook_subscriptions" ADD COLUMN "rate_taken" JSONB NOT NULL DEFAULT '[]';
