-- Inserts those of the given memories (`ItemRow`, `ImportedMemory`) that are `fresh`: `n`, `id`, `record_id`, `type` (the
-- record's) and `hash`. It indexes them. An imported memory has its facts, its version, its history and the time it was stored at.
-- `events` are the domain events, which the caller emits.
CREATE OR REPLACE FUNCTION runtime.insert_memories_v1(tenant_id int, at timestamptz, given jsonb, fresh jsonb, documents jsonb,
  analyzer int, OUT events jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  stored jsonb;
BEGIN
  WITH arrived AS MATERIALIZED (
    SELECT i.*, nextval('memories_position_seq') AS position FROM (
      SELECT i.*, f.record_id, f.hash FROM jsonb_to_recordset($3) AS i(n int, id text, content text, speaker text, session_id text,
        collection_id text, tags text[], metadata jsonb, facts jsonb, searchable boolean, version int, "timestamp" timestamptz,
        created_at timestamptz)
      JOIN jsonb_to_recordset($4) AS f(n int, record_id text, hash text) USING (n) ORDER BY i.n) i
  ),
  stored AS (
    INSERT INTO memories (id, tenant_id, record_id, content, content_hash, speaker, session_id, position, collection_id, tags,
      metadata, facts, searchable, version, "timestamp", created_at)
    SELECT id, $1, record_id, content, decode(hash, 'hex'), speaker, session_id, position, collection_id, tags,
      metadata, facts, searchable, coalesce(version, 1), "timestamp", least(created_at, $2)
    FROM arrived ORDER BY record_id, hash, collection_id
    RETURNING id, record_id, position
  )
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'record_id', s.record_id, 'type', f.type, 'position', s.position)),
    jsonb_agg(jsonb_build_object('type', 'memory.stored', 'data', jsonb_build_object('id', s.id, 'recordId', s.record_id)) ORDER BY s.position)
  INTO stored, events
  FROM stored s JOIN jsonb_to_recordset($4) AS f(id text, type text) USING (id);
  PERFORM runtime.index_documents_v2($1, $5, stored, $6, false);
END $$;
