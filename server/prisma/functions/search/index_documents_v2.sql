-- Indexes those of the texts (`SearchDocument`) that were stored: a jsonb array of `id`, `record_id`, `type` (the
-- record's) and `position` (the order of arrival). Queues them for their vectors if a model is configured, before other
-- texts if they are `urgent`.
CREATE OR REPLACE FUNCTION runtime.index_documents_v2(tenant_id int, documents jsonb, stored jsonb, analyzer int, urgent boolean)
RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO search.documents
    (tenant_id, source, id, part, record_id, session_id, position, speaker, type, "timestamp", tags, keys, counts, length, traits,
     analyzer)
  SELECT $1, d.source, d.id, p.part - 1, s.record_id, coalesce(d."sessionId", d.id), s.position, d.speaker, s.type, d."timestamp", d.tags,
    p.keys, p.counts, p.length, p.traits, $4
  FROM jsonb_to_recordset($2)
    AS d(id text, source text, "sessionId" text, speaker text, "timestamp" timestamptz, tags text[], passages jsonb)
  JOIN jsonb_to_recordset($3) AS s(id text, record_id text, type text, position bigint) ON s.id = d.id
  CROSS JOIN LATERAL ROWS FROM (
    jsonb_to_recordset(d.passages) AS (keys integer[], counts smallint[], length integer, traits smallint)
  ) WITH ORDINALITY AS p(keys, counts, length, traits, part);
  IF EXISTS (SELECT FROM search.embedding_model) THEN
    PERFORM runtime.await_vectors_v1($1, ARRAY(SELECT s.id FROM jsonb_to_recordset($3) AS s(id text)), $5);
  END IF;
END $$;
