-- Deliveries that no attempt brought through are few. A list of them alone read the history of all.
CREATE INDEX "webhook_deliveries_unsuccessful" ON "runtime"."webhook_deliveries" ("subscription_id", "status", "created_at", "id")
  WHERE "status" IN ('failed', 'dead_lettered');
