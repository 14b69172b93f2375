-- Stores a group of memories (`ItemRow`) of the entities with their records, keys, values, history, index entries, domain
-- events and price: all of them, or nothing. It returns a `StoreOutcome`. If there are problems, it has written nothing.
-- `found` and `suggested` are the values that the contents state, and the properties that they only suggest.
CREATE OR REPLACE FUNCTION runtime.store_memories_v1(tenant_id int, operation text, entities jsonb, given jsonb, documents jsonb,
  found_values jsonb, suggested jsonb, reservation text, analyzer int,
  OUT problems jsonb, OUT items jsonb, OUT changes jsonb, OUT kept jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  resolved jsonb;
  is_lacking boolean;
  own_turns int[] := '{}';
  judged jsonb;
  ways jsonb;
  repeated jsonb := '{}';
  fresh jsonb;
  missing jsonb;
  events jsonb := '[]';
  news jsonb;
BEGIN
  items := '[]';
  changes := '[]';
  kept := '[]';
  -- the clock is read once: app_now() takes longer than the row that has it as its default
  SELECT clock_timestamp() + ahead INTO at FROM runtime.clock;
  SELECT r.problems, r.resolved, r.is_lacking INTO problems, resolved, is_lacking FROM runtime.resolve_records_v1($1, $3, true) r;
  IF problems <> '[]' THEN
    RETURN;
  END IF;

  -- a turn that people say in any conversation is stored once for each session
  IF $4 @> '[{"own_turn": true}]' THEN
    own_turns := ARRAY(
      SELECT i.n FROM jsonb_to_recordset($4) AS i(n int, e int, hash text, own_turn boolean, session_id text, collection_id text)
      JOIN jsonb_to_recordset(resolved) AS r(e int, record_id text) USING (e)
      CROSS JOIN LATERAL runtime.memory_with_hash_v2($1, r.record_id, decode(i.hash, 'hex'), i.collection_id) m
      WHERE i.own_turn AND m.session_id <> i.session_id);
  END IF;
  -- a note is only a duplicate in its workspace; other content also if a workspace has it
  SELECT jsonb_agg(to_jsonb(j)) INTO judged FROM (
    SELECT i.n, i.id, r.record_id, r.type, i.credits, i.usage_id, i.key_id, i.request_id, i.collection_id, h.hash, m.id AS memory_id,
      CASE WHEN i.collection_id IS NULL THEN first_value(i.id) OVER anywhere ELSE first_value(i.id) OVER same END AS first,
      CASE WHEN i.collection_id IS NULL THEN row_number() OVER anywhere ELSE row_number() OVER same END > 1 AS is_again
    FROM jsonb_to_recordset($4) AS i(n int, e int, id text, hash text, other_hash text, collection_id text, credits int,
      usage_id text, key_id text, request_id text)
    JOIN jsonb_to_recordset(resolved) AS r(e int, record_id text, type text) USING (e)
    CROSS JOIN LATERAL (SELECT CASE WHEN i.n = ANY(own_turns) THEN i.other_hash ELSE i.hash END AS hash) h
    LEFT JOIN LATERAL (
      SELECT m.id FROM (VALUES (h.hash), (i.other_hash)) AS u(hash)
      CROSS JOIN LATERAL runtime.memory_with_hash_v2($1, r.record_id, decode(u.hash, 'hex'), i.collection_id) m
      LIMIT 1) m ON true
    WINDOW anywhere AS (PARTITION BY r.record_id, h.hash ORDER BY i.n), same AS (PARTITION BY r.record_id, h.hash, i.collection_id ORDER BY i.n)
  ) j;
  -- what is said in another form is a duplicate if every piece of one reading of it is known. Most texts are new from
  -- their first sentence on: no more of those is looked up
  SELECT jsonb_agg(to_jsonb(w)) INTO ways FROM (
    SELECT i.n, way.o, way.pieces, j.record_id, j.collection_id, p.id
    FROM jsonb_to_recordset($4) AS i(n int, repeats jsonb)
    JOIN jsonb_to_recordset(judged) AS j(n int, record_id text, collection_id text, memory_id text) USING (n)
    CROSS JOIN LATERAL jsonb_array_elements(i.repeats) WITH ORDINALITY AS way(pieces, o)
    CROSS JOIN LATERAL runtime.repeated_piece_v1($1, j.record_id, j.collection_id, way.pieces -> 0) p
    WHERE j.memory_id IS NULL
  ) w;
  IF ways IS NOT NULL THEN
    SELECT coalesce(jsonb_object_agg(r.n, r.id), '{}') INTO repeated FROM (
      SELECT DISTINCT ON (w.n) w.n, w.id
      FROM jsonb_to_recordset(ways) AS w(n int, o int, pieces jsonb, record_id text, collection_id text, id text)
      WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements(w.pieces) WITH ORDINALITY AS p(readings, o)
        WHERE p.o > 1 AND NOT EXISTS (SELECT FROM runtime.repeated_piece_v1($1, w.record_id, w.collection_id, p.readings)))
      ORDER BY w.n, w.o
    ) r;
  END IF;
  SELECT jsonb_agg(to_jsonb(j)) FILTER (WHERE NOT j.duplicate),
    jsonb_agg(jsonb_build_object('n', j.n, 'recordId', j.record_id, 'memoryId', j.memory_id, 'duplicate', j.duplicate, 'content', m.content) ORDER BY j.n)
  INTO fresh, items
  FROM (
    SELECT j.n, j.id, j.record_id, j.type, j.credits, j.usage_id, j.key_id, j.request_id, j.collection_id, j.hash,
      coalesce(j.memory_id, repeated ->> j.n::text, j.first) AS memory_id,
      j.memory_id IS NOT NULL OR repeated ? j.n::text OR j.is_again AS duplicate
    FROM jsonb_to_recordset(judged) AS j(n int, id text, record_id text, type text, credits int, usage_id text, key_id text, request_id text,
      collection_id text, hash text, memory_id text, first text, is_again boolean)
  ) j LEFT JOIN LATERAL (SELECT content FROM memories WHERE j.duplicate AND id = j.memory_id AND tenant_id + 0 = $1 OFFSET 0) m ON true;

  IF fresh IS NOT NULL THEN
    IF is_lacking THEN
      SELECT jsonb_agg(r) INTO missing FROM jsonb_array_elements(resolved) AS r
      WHERE EXISTS (SELECT FROM jsonb_to_recordset(fresh) AS f(record_id text) WHERE f.record_id = r ->> 'record_id');
      events := runtime.create_records_v1($1, at, missing);
    END IF;
    events := events || runtime.insert_memories_v1($1, at, $4, fresh, $5, $9);
    IF $6 <> '[]' OR $7 <> '[]' THEN
      SELECT m.changes, m.kept, m.events INTO changes, kept, news FROM runtime.merge_values_v2($1, at,
        (SELECT coalesce(jsonb_agg(v || jsonb_build_object('record_id', f.record_id)), '[]')
          FROM jsonb_array_elements($6) AS v JOIN jsonb_to_recordset(fresh) AS f(n int, record_id text) ON f.n = (v -> 'n')::int),
        (SELECT coalesce(jsonb_agg(v || jsonb_build_object('record_id', f.record_id)), '[]')
          FROM jsonb_array_elements($7) AS v JOIN jsonb_to_recordset(fresh) AS f(n int, record_id text) ON f.n = (v -> 'n')::int),
        'later') m;
      events := events || news;
    END IF;
    PERFORM runtime.emit_v1($1, at, events);
  END IF;
  PERFORM runtime.pay_v1($1, at, $2, fresh, $8);
END $$;
