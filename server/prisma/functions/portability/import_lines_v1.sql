-- Adds what the lines of an import say and the tenant does not have: records (`RecordLine`) with their keys, profiles
-- (`ProfileLine`), properties (`ImportedProperty`) and memories (`ImportedMemory`). It changes nothing that is there. It
-- returns an `ImportOutcome`.
CREATE OR REPLACE FUNCTION runtime.import_lines_v1(tenant_id int, records jsonb, profiles jsonb, properties jsonb, memories jsonb,
  documents jsonb, analyzer int, OUT profiled text[], OUT names jsonb, OUT added int, OUT stored text[])
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  events jsonb;
  changed jsonb;
  fresh jsonb;
BEGIN
  SELECT clock_timestamp() + ahead INTO at FROM runtime.clock;
  -- before any write: see "Locks" in docs/adding-an-operation.md
  PERFORM id FROM records WHERE id = ANY(ARRAY(SELECT r.record_id FROM jsonb_to_recordset($2) AS r(record_id text)))
    AND tenant_id + 0 = $1 ORDER BY id FOR NO KEY UPDATE;
  events := runtime.create_records_v1($1, at, $2);
  WITH given AS (
    INSERT INTO record_profiles AS p (tenant_id, record_id, profile)
    SELECT $1, record_id, profile FROM jsonb_to_recordset($3) AS i(record_id text, profile jsonb) ORDER BY record_id
    ON CONFLICT (tenant_id, record_id) DO UPDATE SET profile = excluded.profile WHERE (p.profile ->> 'version')::int = 0
    RETURNING record_id
  )
  SELECT array_agg(record_id) INTO profiled FROM given;
  SELECT i.names, i.events INTO names, changed FROM runtime.import_values_v1($1, $4) i;
  added := jsonb_array_length(changed);
  events := events || changed;

  WITH incoming AS MATERIALIZED (
    -- a turn that people say in any conversation is stored once for each session
    SELECT i.n, i.id, i.record_id, i.type, i.collection_id, i.session_id, i.own_turn, h.hash, i.hash AS first_hash, i.other_hash,
      row_number() OVER (PARTITION BY i.record_id, h.hash, i.collection_id ORDER BY i.n) AS place
    FROM (
      SELECT *, first_value(session_id) OVER (PARTITION BY record_id, hash, collection_id ORDER BY n) AS first_session
      FROM jsonb_to_recordset($5) AS i(n int, id text, record_id text, type text, hash text, other_hash text, own_turn boolean,
        session_id text, collection_id text)
    ) i
    CROSS JOIN LATERAL (SELECT CASE WHEN i.own_turn AND (i.first_session <> i.session_id OR EXISTS (
      SELECT FROM runtime.memory_with_hash_v2($1, i.record_id, decode(i.hash, 'hex'), i.collection_id) m
      WHERE m.session_id <> i.session_id AND m.collection_id IS NOT DISTINCT FROM i.collection_id)) THEN i.other_hash ELSE i.hash END AS hash) h
  )
  SELECT jsonb_agg(jsonb_build_object('n', i.n, 'id', i.id, 'record_id', i.record_id, 'type', i.type, 'hash', i.hash)), array_agg(i.id)
  INTO fresh, stored
  FROM incoming i WHERE i.place = 1 AND NOT EXISTS (
    SELECT FROM (VALUES (i.first_hash), (i.other_hash)) AS u(hash)
    CROSS JOIN LATERAL runtime.memory_with_hash_v2($1, i.record_id, decode(u.hash, 'hex'), i.collection_id) m
    WHERE m.collection_id IS NOT DISTINCT FROM i.collection_id
      AND (NOT i.own_turn OR m.session_id IS NULL OR m.session_id = i.session_id));
  IF fresh IS NOT NULL THEN
    events := events || runtime.insert_memories_v1($1, at, $5, fresh, $6, $7);
    INSERT INTO memory_changes (tenant_id, memory_id, version, field, "from", "to", actor, reason, at)
    SELECT $1, f.id, h.version, h.field, coalesce(h."from", 'null'), coalesce(h."to", 'null'), h.actor, h.reason, h.at
    FROM jsonb_to_recordset(fresh) AS f(id text) JOIN jsonb_to_recordset($5) AS i(id text, history jsonb) USING (id)
    CROSS JOIN LATERAL jsonb_to_recordset(i.history) AS h(version int, field text, "from" jsonb, "to" jsonb, actor text,
      reason text, at timestamptz)
    ORDER BY f.id, h.version, h.field ON CONFLICT DO NOTHING;
  END IF;
  PERFORM runtime.emit_v1($1, at, events);
END $$;
