-- AlterTable
ALTER TABLE "webhook_subscriptions" ADD COLUMN     "last_failure" JSONB;
