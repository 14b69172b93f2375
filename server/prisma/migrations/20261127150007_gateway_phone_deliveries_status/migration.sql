CREATE INDEX CONCURRENTLY IF NOT EXISTS "gateway_phone_deliveries_tenant_id_status_id_idx"
  ON "gateway_phone_deliveries" ("tenant_id", "status", "id");
