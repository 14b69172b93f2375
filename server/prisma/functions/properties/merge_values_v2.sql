-- Merges values (`IncomingRow` with its `record_id`; each property at most once) into properties, with their history.
-- An extracted value does not replace a value with a later timestamp, nor a caller's value if it is less certain, nor a
-- number that it is far off. A timestamp in the future counts as the oldest. `rule` is `later` for that, `in_order` if
-- memories of one time count in the order in which they were stored, `always` if each value wins, and `forced` if also a
-- list is the whole of it and each row has what it states (`stated`; null if that is not kept). `append` adds the elements
-- that a list does not have yet. A list that would grow beyond 256 kB does not change, under any rule.
--
-- It returns the previous values of `changes`, and `kept`: what was not stored and what was only `suggested`
-- (`SuggestedKey` with its `record_id`), see `KeptValue`. It also returns the domain events, which the caller emits.
CREATE OR REPLACE FUNCTION runtime.merge_values_v2(tenant_id int, at timestamptz, given jsonb, suggested jsonb, rule text,
  OUT changes jsonb, OUT kept jsonb, OUT events jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  WITH incoming AS MATERIALIZED (
    SELECT i.*, CASE WHEN i.as_of > $2 + interval '1 day' THEN '-infinity' ELSE i.as_of END AS compared
    FROM jsonb_to_recordset($3) AS i(n int, record_id text, collection_id text, system_name text, name text, type text,
      mode text, value jsonb, text_value text, number_value float8, date_value timestamptz, confidence float8, source text,
      as_of timestamptz, actor text, evidence jsonb, stated jsonb)
  ),
  changing_records AS MATERIALIZED (
    SELECT id FROM records WHERE id = ANY(ARRAY(SELECT record_id FROM incoming)) AND tenant_id + 0 = $1 ORDER BY id FOR NO KEY UPDATE
  ),
  current AS (
    SELECT p.*, CASE WHEN p.as_of > $2 + interval '1 day' THEN '-infinity' ELSE p.as_of END AS compared FROM (
      SELECT * FROM incoming WHERE (SELECT count(*) FROM changing_records) >= 0
      ORDER BY record_id, collection_id, system_name
    ) i CROSS JOIN LATERAL (
      SELECT * FROM property_values
      WHERE record_id = i.record_id AND collection_id = i.collection_id AND system_name = i.system_name AND tenant_id = $1 FOR UPDATE) p
  ),
  compared AS MATERIALIZED (
    SELECT i.*, c.value AS previous, c.version AS had, c.source AS had_from,
      coalesce(i.compared < c.compared
        OR $5 = 'in_order' AND i.compared = c.compared AND i.source <> c.source
          AND (SELECT position FROM memories WHERE tenant_id = $1 AND i.source LIKE 'memory:%' AND id = substr(i.source, 8))
            < (SELECT position FROM memories WHERE tenant_id = $1 AND c.source LIKE 'memory:%' AND id = substr(c.source, 8)), false) AS is_older,
      coalesce(c.source = 'caller' AND i.confidence < c.confidence, false) AS is_less,
      -- more than ten times the current number, or less than a tenth: hardly a change, but another unit or a slip
      CASE WHEN i.source NOT LIKE 'memory:%' OR i.source = c.source OR jsonb_typeof(i.value) <> 'number' OR jsonb_typeof(c.value) <> 'number' THEN false
        ELSE coalesce(least(abs(i.value::numeric), abs(c.value::numeric)) > 0
          AND greatest(abs(i.value::numeric), abs(c.value::numeric)) > 10 * least(abs(i.value::numeric), abs(c.value::numeric)), false) END AS is_far
    FROM incoming i LEFT JOIN current c USING (record_id, collection_id, system_name)
  ),
  joined AS (
    SELECT i.*,
      -- a value that was taken away goes on counting where it stopped, as its history is still there
      1 + coalesce(i.had, (SELECT max(version) FROM property_changes h
        WHERE h.tenant_id = $1 AND h.record_id = i.record_id AND h.collection_id = i.collection_id AND h.system_name = i.system_name), 0) AS version,
      -- a forced list is the whole of it
      CASE WHEN i.mode = 'append' AND $5 <> 'forced' AND jsonb_typeof(i.previous) = 'array'
        THEN i.previous || coalesce((
          SELECT jsonb_agg(a.v ORDER BY a.o) FROM jsonb_array_elements(i.value) WITH ORDINALITY AS a(v, o)
          WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(i.previous) AS p(item) WHERE p.item = a.v)), '[]')
        ELSE i.value END AS next,
      i.had IS NULL OR i.mode = 'append' OR $5 IN ('always', 'forced') OR NOT (i.is_older OR i.is_less OR i.is_far) AS wins
    FROM compared i
  ),
  merged AS MATERIALIZED (
    SELECT *, wins AND mode = 'append' AND octet_length(next::text) > 262144
      AND octet_length(next::text) > coalesce(octet_length(previous::text), 0) AS is_full FROM joined
  ),
  changed AS MATERIALIZED (SELECT * FROM merged WHERE wins AND previous IS DISTINCT FROM next AND NOT is_full),
  values_kept AS (
    INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value,
      text_value, number_value, date_value, confidence, source, as_of, version, updated_at)
    SELECT $1, record_id, collection_id, system_name, name, type, next,
      text_value, number_value, date_value, confidence, source, as_of, version, $2
    FROM changed ORDER BY record_id, collection_id, system_name
    -- where another statement has just made the value, the change has the number of that one's, and this is run again
    ON CONFLICT (tenant_id, record_id, collection_id, system_name) DO UPDATE SET
      value = excluded.value, name = excluded.name, type = excluded.type, text_value = excluded.text_value,
      number_value = excluded.number_value, date_value = excluded.date_value, confidence = excluded.confidence,
      source = excluded.source, as_of = excluded.as_of, version = excluded.version, updated_at = excluded.updated_at
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1, record_id, collection_id, system_name, previous, next, version, confidence, source, actor, evidence, $2
    FROM changed ORDER BY record_id, collection_id, system_name
  ),
  -- what the history does not say: who else stated a value that a property has, or a value older than that. A deletion
  -- of memories depends on it
  mentions_kept AS (
    INSERT INTO value_mentions (tenant_id, record_id, collection_id, system_name, source, value, confidence, evidence, at)
    SELECT $1, m.record_id, m.collection_id, m.system_name, m.source, m.mentioned, m.confidence, m.evidence, $2
    FROM (SELECT *, CASE $5 WHEN 'forced' THEN stated ELSE value END AS mentioned FROM merged) m
    WHERE m.had IS NOT NULL AND m.mentioned IS NOT NULL AND CASE WHEN NOT m.wins THEN m.is_older AND m.source <> 'caller'
      -- of a list, the history has only the elements that were added
      ELSE NOT m.is_full AND (m.previous = m.next OR jsonb_typeof(m.previous) = 'array' AND jsonb_typeof(m.next) = 'array') END
    ORDER BY m.record_id, m.collection_id, m.system_name
    ON CONFLICT (tenant_id, record_id, collection_id, system_name, source) DO UPDATE SET
      value = excluded.value, confidence = excluded.confidence, evidence = excluded.evidence, at = excluded.at
  ),
  kept AS (
    SELECT n, collection_id, system_name, CASE WHEN is_full THEN 'list_full' WHEN wins THEN 'unchanged' WHEN is_older THEN 'older_than_current'
      WHEN is_far THEN 'far_off' ELSE 'caller_value_kept' END AS reason, previous AS value, had AS version, had_from AS source
    FROM merged WHERE is_full OR NOT wins OR previous IS NOT DISTINCT FROM next
    UNION ALL
    -- the statement sees the values from before it, so its own change comes first
    SELECT s.n, s.collection_id, s.system_name, 'low_confidence', coalesce(d.next, p.value), coalesce(d.version, p.version), coalesce(d.source, p.source)
    FROM jsonb_to_recordset($4) AS s(n int, record_id text, collection_id text, system_name text)
    LEFT JOIN changed d ON d.record_id = s.record_id AND d.collection_id = s.collection_id AND d.system_name = s.system_name
    LEFT JOIN LATERAL (
      SELECT value, version, source FROM property_values
      WHERE record_id = s.record_id AND collection_id = s.collection_id AND system_name = s.system_name AND tenant_id = $1 OFFSET 0) p ON true
  )
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'collectionId', collection_id, 'systemName', system_name, 'previous', previous)), '[]')
      FROM changed WHERE previous IS NOT NULL),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'collectionId', collection_id, 'systemName', system_name, 'reason', reason,
      'current', CASE WHEN version IS NOT NULL THEN jsonb_build_object('value', value, 'version', version, 'source', source) END)), '[]') FROM kept),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'property.changed', 'data', jsonb_build_object(
      'recordId', record_id, 'collectionId', collection_id, 'property', name, 'version', version))), '[]') FROM changed)
  INTO changes, kept, events;
END $$;
