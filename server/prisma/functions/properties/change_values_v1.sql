-- Changes properties (`ChangeRow`) of existing records: all of them, or nothing. It returns why changes were `refused`
-- (`RefusedChange`), or what was `made` (`MadeChange`). Each property that changes costs the price.
CREATE OR REPLACE FUNCTION runtime.change_values_v1(tenant_id int, given jsonb, price int, operation text, usage_id text, key_id text,
  request_id text, OUT refused jsonb, OUT made jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  present text[];
  applied jsonb;
  events jsonb;
BEGIN
  made := '[]';
  SELECT clock_timestamp() + ahead INTO at FROM runtime.clock;
  -- a statement of its own, so that the next one sees what others changed until then: no concurrent change is lost
  present := ARRAY(SELECT id FROM records WHERE id = ANY(ARRAY(SELECT c.record_id FROM jsonb_to_recordset($2) AS c(record_id text)))
    AND tenant_id + 0 = $1 ORDER BY id FOR NO KEY UPDATE);
  WITH asked AS MATERIALIZED (
    SELECT c.*, c.property ->> 'collection_id' AS collection_id, c.property ->> 'system_name' AS system_name
    FROM jsonb_to_recordset($2) AS c(n int, record_id text, operation text, operand jsonb, only_new boolean, expected int, property jsonb)
    ORDER BY record_id, collection_id, system_name
  ),
  locked AS MATERIALIZED (
    SELECT a.n, p.value, p.version FROM asked a CROSS JOIN LATERAL (
      SELECT value, version FROM property_values
      WHERE record_id = a.record_id AND collection_id = a.collection_id AND system_name = a.system_name AND tenant_id = $1
      FOR UPDATE) p
  ),
  applied AS (
    SELECT a.*, l.value AS current, coalesce(l.version, 0) AS version,
      -- a value that was taken away goes on counting where it stopped
      1 + coalesce(l.version, (SELECT max(version) FROM property_changes h
        WHERE h.tenant_id = $1 AND h.record_id = a.record_id AND h.collection_id = a.collection_id AND h.system_name = a.system_name), 0)
        AS next_version,
      runtime.changed_value(l.value, a.operation, a.operand, a.only_new) AS next
    FROM asked a LEFT JOIN locked l USING (n)
  )
  SELECT jsonb_agg(to_jsonb(a) || jsonb_build_object('kind', CASE
    WHEN record_id <> ALL(present) THEN 'gone'
    WHEN place > 1 THEN 'repeated'
    WHEN expected <> version THEN 'version'
    WHEN next IS NULL AND operation <> 'drop' AND (operation <> 'remove' OR current IS NOT NULL) THEN 'unfit'
    WHEN operation IN ('push', 'patch') AND octet_length(next::text) > 262144 THEN 'large'
  END)) INTO applied
  FROM (SELECT *, row_number() OVER (PARTITION BY record_id, collection_id, system_name ORDER BY n) AS place FROM applied) a;
  SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'kind', kind, 'currentVersion', version, 'holds', jsonb_typeof(current)) ORDER BY n), '[]')
  INTO refused FROM jsonb_to_recordset(applied) AS a(n int, kind text, version int, current jsonb) WHERE kind IS NOT NULL;
  IF refused <> '[]' THEN
    RETURN;
  END IF;

  SELECT m.events INTO events FROM runtime.merge_values_v2($1, at, (
    SELECT coalesce(jsonb_agg(a.property || jsonb_build_object('record_id', a.record_id, 'value', a.next,
      'type', CASE WHEN a.operation <> 'set' AND a.collection_id = '' THEN to_jsonb(jsonb_typeof(a.next)) ELSE a.property -> 'type' END,
      'number_value', CASE WHEN jsonb_typeof(a.next) = 'number' THEN a.next END,
      -- what it pushes to a list, with what its source has pushed before that is still there
      'stated', CASE a.operation WHEN 'set' THEN a.next WHEN 'push' THEN (
        SELECT jsonb_agg(item) FROM (
          SELECT item FROM jsonb_array_elements(jsonb_build_array() || a.operand || coalesce((
            SELECT value FROM value_mentions WHERE tenant_id = $1 AND record_id = a.record_id AND collection_id = a.collection_id
              AND system_name = a.system_name AND source = a.property ->> 'source'), '[]')) AS a(item)
          INTERSECT SELECT item FROM jsonb_array_elements(a.next) AS b(item)
        ) stated) END)), '[]')
    FROM jsonb_to_recordset(applied) AS a(record_id text, collection_id text, system_name text, operation text, operand jsonb, property jsonb,
      next jsonb)
    WHERE a.next IS NOT NULL), '[]', 'forced') m;
  IF applied @> '[{"operation": "drop"}]' THEN
    events := events || runtime.drop_values_v1($1, at, (
      SELECT jsonb_agg(a.property || jsonb_build_object('record_id', a.record_id))
      FROM jsonb_to_recordset(applied) AS a(record_id text, operation text, property jsonb) WHERE a.operation = 'drop'));
  END IF;
  PERFORM runtime.emit_v1($1, at, events);
  SELECT jsonb_agg(jsonb_build_object('n', n, 'recordId', record_id,
    'value', CASE WHEN operation = 'drop' THEN NULL ELSE coalesce(next, current) END, 'previous', current,
    'version', CASE WHEN next IS DISTINCT FROM current THEN next_version ELSE version END, 'changed', next IS DISTINCT FROM current) ORDER BY n)
  INTO made
  FROM jsonb_to_recordset(applied) AS a(n int, record_id text, operation text, current jsonb, version int, next jsonb, next_version int);
  PERFORM runtime.pay_v1($1, at, $4, (
    SELECT jsonb_agg(jsonb_build_object('usage_id', $5, 'key_id', $6, 'request_id', $7, 'credits', $3, 'collection_id', a.collection_id))
    FROM jsonb_to_recordset(applied) AS a(collection_id text, current jsonb, next jsonb) WHERE a.next IS DISTINCT FROM a.current), NULL);
END $$;
