-- The index of the ranking engine, outside Prisma's schema: it is derived data, which the texts can always give again.
CREATE SCHEMA search;

-- One row for each passage of a text. Most texts are one passage.
CREATE TABLE search.documents (
  tenant_id integer NOT NULL,
  source text NOT NULL,
  id text NOT NULL,
  part smallint NOT NULL,
  record_id text,
  -- The text itself where it belongs to no session, so that its passages are neighbours all the same.
  session_id text NOT NULL,
  position bigint NOT NULL,
  speaker text,
  type text,
  "timestamp" timestamptz NOT NULL,
  tags text[] NOT NULL,
  keys integer[] NOT NULL,
  counts smallint[] NOT NULL,
  length integer NOT NULL,
  traits smallint NOT NULL,
  PRIMARY KEY (tenant_id, id, part)
);

CREATE INDEX documents_session ON search.documents (tenant_id, source, session_id, position, part);
CREATE INDEX documents_time ON search.documents (tenant_id, source, "timestamp");
CREATE INDEX documents_record_time ON search.documents (tenant_id, source, record_id, "timestamp");

-- What is searched as one: a tenant's texts of one source, or those of one record alone (null: of the tenant).
CREATE FUNCTION search.scope_of(tenant_id integer, source text, record_id text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(tenant_id::text || ' ' || source || coalesce(' ' || record_id, ''), 0);

-- What a passage is found by: each key within its tenant and once more within its record, so that the size of the one
-- never costs the other. Computed for the index only.
CREATE FUNCTION search.postings(tenant_id integer, source text, record_id text, keys integer[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT scope # key
  FROM unnest(keys) AS key,
    (
      SELECT search.scope_of(tenant_id, source, NULL) AS scope
      UNION
      SELECT search.scope_of(tenant_id, source, record_id)
    ) AS scopes
);

-- The list of what is not yet sorted in is read in full by every search, so it is kept short.
CREATE INDEX documents_postings ON search.documents
  USING gin (search.postings(tenant_id, source, record_id, keys)) WITH (fastupdate = on, gin_pending_list_limit = 64);
