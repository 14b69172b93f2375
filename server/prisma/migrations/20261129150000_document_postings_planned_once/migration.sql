-- The same entries as before. A function in SQL was planned again for each statement that stores a text, which took longer
-- than to write the entries.
CREATE OR REPLACE FUNCTION search.postings(tenant_id integer, source text, record_id text, keys integer[]) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  scopes bigint[] := ARRAY[search.scope_of(tenant_id, source, record_id)];
BEGIN
  IF record_id IS NOT NULL AND source <> 'document' THEN
    scopes := search.scope_of(tenant_id, source, NULL) || scopes;
  END IF;
  RETURN ARRAY(SELECT scope # key FROM unnest(keys) AS key, unnest(scopes) AS scope);
END $$;
