-- Sets properties (`IncomingRow`; `n` is the number of the entity) of entities, whose records it finds or creates: all of
-- them, or nothing. A record that stays as it is costs nothing. It returns an `UpsertOutcome`. If there are problems, it has
-- written nothing; if values were `kept` because a list is full, the transaction must roll back.
CREATE OR REPLACE FUNCTION runtime.upsert_records_v1(tenant_id int, entities jsonb, given jsonb, rule text, price int, usage_id text,
  key_id text, request_id text, OUT problems jsonb, OUT records jsonb, OUT kept jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  resolved jsonb;
  is_lacking boolean;
  made jsonb := '[]';
  changed jsonb;
BEGIN
  records := '[]';
  kept := '[]';
  SELECT clock_timestamp() + ahead INTO at FROM runtime.clock;
  SELECT r.problems, r.resolved, r.is_lacking INTO problems, resolved, is_lacking FROM runtime.resolve_records_v1($1, $2, true) r;
  IF problems <> '[]' THEN
    RETURN;
  END IF;
  IF is_lacking THEN
    made := runtime.create_records_v1($1, at, resolved);
  END IF;
  SELECT m.kept, m.events INTO kept, changed FROM runtime.merge_values_v2($1, at,
    (SELECT coalesce(jsonb_agg(v || jsonb_build_object('record_id', r.record_id)), '[]')
      FROM jsonb_array_elements($3) AS v JOIN jsonb_to_recordset(resolved) AS r(e int, record_id text) ON r.e = (v -> 'n')::int),
    '[]', $4) m;
  PERFORM runtime.emit_v1($1, at, made || changed);
  SELECT jsonb_agg(jsonb_build_object('e', r.e, 'recordId', r.record_id, 'created', r.is_new, 'changed', coalesce(c.changed, 0)) ORDER BY r.e)
  INTO records
  FROM jsonb_to_recordset(resolved) AS r(e int, record_id text, is_new boolean)
  LEFT JOIN (
    SELECT c.data ->> 'recordId' AS record_id, count(*) AS changed FROM jsonb_to_recordset(changed) AS c(data jsonb) GROUP BY 1
  ) c USING (record_id);
  PERFORM runtime.pay_v1($1, at, 'upsert', (
    SELECT jsonb_agg(jsonb_build_object('usage_id', $6, 'key_id', $7, 'request_id', $8, 'credits', c.credits, 'collection_id', c.collection_id))
    FROM (
      SELECT $5 AS credits, NULL AS collection_id FROM jsonb_to_recordset(records) AS r(created boolean, changed int)
      WHERE r.created OR r.changed > 0
      UNION ALL
      SELECT 0, c.data ->> 'collectionId' FROM jsonb_to_recordset(changed) AS c(data jsonb)
    ) c), NULL);
END $$;
