-- The indexes had the names of foreign keys, which a Prisma schema cannot describe.
ALTER INDEX "runtime"."webhook_dead_letters_delivery" RENAME TO "webhook_dead_letters_delivery_id_idx";
ALTER INDEX "runtime"."webhook_dead_letters_subscription" RENAME TO "webhook_dead_letters_subscription_id_idx";
