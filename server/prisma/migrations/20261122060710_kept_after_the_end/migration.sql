-- Events and webhook deliveries are kept for a time after their end, whenever they began.
DROP INDEX "events_created_at_idx";
CREATE INDEX "events_finished_at_idx" ON "events"("finished_at");

DROP INDEX "runtime"."webhook_deliveries_created";
CREATE INDEX "webhook_deliveries_finished" ON "runtime"."webhook_deliveries" ("finished_at") WHERE "finished_at" IS NOT NULL;

-- A deletion that has begun is brought to its end.
UPDATE "runtime"."jobs" SET "max_attempts" = 2147483647 WHERE "kind" = 'move_memories';
