CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "memory_extractions_kind" ON "memory_extractions" ("tenant_id", "memory_id", "kind");
