CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "memory_extractions_target_kind" ON "memory_extractions" ("tenant_id", "target_id", "kind");
