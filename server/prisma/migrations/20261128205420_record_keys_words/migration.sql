CREATE INDEX CONCURRENTLY IF NOT EXISTS "record_keys_words" ON "record_keys"
  USING gin (search.key_words(tenant_id, name, value));
