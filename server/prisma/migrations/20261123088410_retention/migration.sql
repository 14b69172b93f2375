-- Found by their age when they are deleted.
CREATE INDEX "gateway_phone_deliveries_created_at_idx" ON "gateway_phone_deliveries"("created_at");
CREATE INDEX "webhook_circuit_changes_at" ON "runtime"."webhook_circuit_changes" ("at");
