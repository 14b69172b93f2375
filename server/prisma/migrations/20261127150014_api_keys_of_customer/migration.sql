CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_keys_of_customer" ON "api_keys" ("tenant_id", "customer") WHERE "customer" IS NOT NULL;
