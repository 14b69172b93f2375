CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "memory_extractions_of_memory" ON "memory_extractions" ("tenant_id", "memory_id");
