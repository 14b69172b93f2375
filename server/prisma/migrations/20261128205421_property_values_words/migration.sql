CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_values_words" ON "property_values"
  USING gin (search.value_words(tenant_id, system_name, text_value)) WHERE type = 'text' AND octet_length(text_value) <= 100;
