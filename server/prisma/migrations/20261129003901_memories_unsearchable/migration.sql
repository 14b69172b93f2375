CREATE INDEX CONCURRENTLY IF NOT EXISTS "memories_unsearchable" ON "memories" ("tenant_id", "record_id", "timestamp" DESC, "id" DESC)
  WHERE "searchable" IS FALSE;
