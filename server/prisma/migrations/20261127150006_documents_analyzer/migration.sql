CREATE INDEX CONCURRENTLY IF NOT EXISTS "documents_analyzer" ON "search"."documents" ("analyzer");
