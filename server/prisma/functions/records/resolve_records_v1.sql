-- Finds the record of each entity (`EntityRow`), or assigns the id of a new one. If it is `making` records, it locks
-- those that exist. `problems` are `ProblemRow`s, the type of an entity last. If there is one, `resolved` is empty, and
-- therefore nothing may be written: `e`, `record_id`, `type`, `is_new`, and `missing`, the keys that the record lacks.
-- `is_lacking` is whether `create_records_v1` has something to do.
CREATE OR REPLACE FUNCTION runtime.resolve_records_v1(tenant_id int, entities jsonb, making boolean,
  OUT problems jsonb, OUT resolved jsonb, OUT is_lacking boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  held jsonb;
  types jsonb;
  is_plain boolean;
  is_doubtful boolean;
  is_gone boolean;
BEGIN
  -- looked up key by key: a join would be planned for the tables as they were when the statement was first used
  SELECT coalesce(jsonb_agg(jsonb_build_object('e', e.e, 'name', n.name, 'value', n.value, 'record_id', k.record_id, 'type', k.type)), '[]'),
    count(*) = count(DISTINCT (e.e, n.name))
  INTO held, is_plain
  FROM jsonb_to_recordset($2) AS e(e int, record_id text, type text, keys jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(e.keys) AS n(name text, value text)
  CROSS JOIN LATERAL (
    SELECT record_id, type FROM record_keys
    WHERE tenant_id = $1 AND name = n.name AND value = n.value OFFSET 0) k
  -- a record that an id names can have another type than the requested one, and has the key already
  WHERE e.type IS NULL OR k.type = e.type OR k.record_id = e.record_id;

  IF NOT is_plain THEN
    -- where records of several types have a key: the one with the asked id or the usual type, or with the other keys
    -- too. If there is no such record, all are found, which is a problem
    SELECT jsonb_agg(to_jsonb(h)) INTO held FROM (
      SELECT h.*, rank() OVER (PARTITION BY h.e, h.name ORDER BY
        h.record_id IS NOT DISTINCT FROM e.record_id DESC, h.type IS NOT DISTINCT FROM e.usual_type DESC, h.keys DESC) AS place
      FROM (
        SELECT *, count(*) OVER (PARTITION BY h.e, h.record_id) AS keys
        FROM jsonb_to_recordset(held) AS h(e int, name text, value text, record_id text, type text)
      ) h JOIN jsonb_to_recordset($2) AS e(e int, record_id text, usual_type text) USING (e)
    ) h WHERE h.place = 1;
  END IF;

  IF making THEN
    -- before any write: see "Locks" in docs/adding-an-operation.md
    SELECT coalesce(jsonb_object_agg(r.id, r.type), '{}') INTO types FROM (
      SELECT id, type FROM records WHERE id = ANY(ARRAY(SELECT n.record_id FROM jsonb_to_recordset(held || $2) AS n(record_id text)))
        AND tenant_id + 0 = $1 ORDER BY id FOR KEY SHARE) r;
  ELSE
    SELECT coalesce(jsonb_object_agg(r.id, r.type), '{}') INTO types FROM (
      SELECT id, type FROM records WHERE id = ANY(ARRAY(SELECT n.record_id FROM jsonb_to_recordset(held || $2) AS n(record_id text)))
        AND tenant_id + 0 = $1) r;
  END IF;

  SELECT jsonb_agg(jsonb_build_object('e', k.e, 'record_id', coalesce(k.id, k.new_id), 'type', coalesce(k.type, k.new_type),
      'is_new', k.type IS NULL, 'missing', k.missing) ORDER BY k.e),
    count(k.id) > count(DISTINCT k.id) OR bool_or(CASE WHEN k.id IS NULL THEN making OR k.asked IS NOT NULL
      ELSE k.asked <> k.id OR k.ids <> ARRAY[k.id] OR k.ambiguous OR k.given <> k.type OR k.typed AND k.type <> k.new_type END),
    bool_or(k.id IS NOT NULL AND k.type IS NULL), bool_or(k.type IS NULL OR k.missing IS NOT NULL)
  INTO resolved, is_doubtful, is_gone, is_lacking
  FROM (
    SELECT e.e, e.type AS given, e.new_id, e.new_type, e.typed, e.record_id AS asked, h.ids, h.ambiguous, f.id, types ->> f.id AS type, (
        SELECT jsonb_agg(key) FROM jsonb_array_elements(e.keys) AS key WHERE NOT coalesce(h.keys @> jsonb_build_array(key), false)) AS missing
    FROM jsonb_to_recordset($2) AS e(e int, record_id text, new_id text, type text, new_type text, typed boolean, keys jsonb)
    LEFT JOIN (
      SELECT h.e, array_agg(DISTINCT h.record_id) AS ids, count(*) > count(DISTINCT h.name) AS ambiguous,
        jsonb_agg(jsonb_build_object('name', h.name, 'value', h.value)) AS keys
      FROM jsonb_to_recordset(held) AS h(e int, name text, value text, record_id text) GROUP BY h.e
    ) h USING (e)
    CROSS JOIN LATERAL (SELECT CASE WHEN types ? e.record_id THEN e.record_id ELSE h.ids[1] END AS id) f
  ) k;
  IF is_gone AND making THEN
    RAISE EXCEPTION 'A record was deleted meanwhile.' USING ERRCODE = 'serialization_failure';
  END IF;

  IF is_doubtful THEN
    SELECT jsonb_agg(to_jsonb(p) ORDER BY p.e, p.kind = 'type') INTO problems FROM (
      WITH known AS MATERIALIZED (
        SELECT e.e, e.type AS given, e.new_type, e.typed, e.record_id AS asked, e.keys, h.ambiguous, f.id, types ->> f.id AS type,
          ARRAY(SELECT i.id FROM unnest(h.ids || CASE WHEN types ? e.record_id THEN ARRAY[e.record_id] END) AS i(id) GROUP BY 1 ORDER BY 1) AS ids
        FROM jsonb_to_recordset($2) AS e(e int, record_id text, type text, new_type text, typed boolean, keys jsonb)
        LEFT JOIN (
          SELECT h.e, array_agg(DISTINCT h.record_id) AS ids, count(*) > count(DISTINCT h.name) AS ambiguous
          FROM jsonb_to_recordset(held) AS h(e int, name text, record_id text) GROUP BY h.e
        ) h USING (e)
        CROSS JOIN LATERAL (SELECT CASE WHEN types ? e.record_id THEN e.record_id ELSE h.ids[1] END AS id) f
      )
      SELECT e, 'missing' AS kind, ARRAY[asked] AS ids FROM known WHERE asked IS NOT NULL AND NOT types ? asked
      UNION ALL
      SELECT e, CASE WHEN ambiguous THEN 'ambiguous' ELSE 'clash' END, ids FROM known WHERE cardinality(ids) > 1
      UNION ALL
      -- keys are looked up by the requested type. A record that an id names can have another one, and gets its keys with that
      SELECT k.e, 'clash', ARRAY[k.id, o.record_id] FROM known k
      CROSS JOIN LATERAL jsonb_to_recordset(k.keys) AS n(name text, value text)
      CROSS JOIN LATERAL (
        SELECT record_id FROM record_keys
        WHERE tenant_id = $1 AND name = n.name AND value = n.value AND type = k.type AND record_id <> k.id OFFSET 0) o
      WHERE k.given <> k.type
      UNION ALL
      SELECT e, 'type', ARRAY[type] FROM known WHERE typed AND type <> new_type
      UNION ALL
      SELECT e, 'repeated', ARRAY[id] FROM (
        SELECT e, id, row_number() OVER (PARTITION BY id ORDER BY e) AS place FROM known WHERE id IS NOT NULL) AS r
      WHERE place > 1
      UNION ALL
      SELECT k.e, 'archived', ARRAY[t.name] FROM known k CROSS JOIN LATERAL (
        SELECT name FROM entity_types WHERE tenant_id = $1 AND name = k.new_type AND archived_at IS NOT NULL OFFSET 0) t
      WHERE making AND k.id IS NULL
    ) p;
  END IF;
  problems := coalesce(problems, '[]');
  IF resolved IS NULL OR problems <> '[]' THEN
    resolved := '[]';
  END IF;
END $$;
