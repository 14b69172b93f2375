-- Chunks of documents are only searched within their projects, so an entry for the tenant would double their part of the
-- index for nothing. Entries of chunks stored before stay until the chunks are replaced: no search reads them, and a
-- new index would lock a large table.
CREATE OR REPLACE FUNCTION search.postings(tenant_id integer, source text, record_id text, keys integer[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT scope # key
  FROM unnest(keys) AS key,
    (
      SELECT search.scope_of(tenant_id, source, NULL) AS scope WHERE source <> 'document' OR record_id IS NULL
      UNION
      SELECT search.scope_of(tenant_id, source, record_id)
    ) AS scopes
);
