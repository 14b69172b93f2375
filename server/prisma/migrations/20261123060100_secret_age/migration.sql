-- Owners are notified once when a signing secret is 90 days old, and once when it is 180 days old.
ALTER TABLE "webhook_subscriptions" ADD COLUMN "secret_age_noted" INTEGER NOT NULL DEFAULT 0;
