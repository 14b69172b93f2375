-- Adds properties (`ImportedProperty`) with their history, and what was stated beside it. A property that is there, or was,
-- stays as it is: two histories cannot be made one. It returns the `names` of the properties that were added, also of
-- those without a value, which were removed. It also returns the domain events, which the caller emits.
CREATE OR REPLACE FUNCTION runtime.import_values_v1(tenant_id int, given jsonb, OUT names jsonb, OUT events jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  WITH incoming AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($2) AS i(record_id text, collection_id text, system_name text, name text,
      type text, value jsonb, text_value text, number_value float8, date_value timestamptz, confidence float8, source text,
      as_of timestamptz, version int, updated_at timestamptz, history jsonb, mentions jsonb)
  ),
  missing AS MATERIALIZED (
    SELECT i.* FROM incoming i
    -- looked up one by one: without the offsets they would be joined with all there are
    WHERE NOT EXISTS (
      SELECT FROM property_values WHERE record_id = i.record_id AND collection_id = i.collection_id
        AND system_name = i.system_name AND tenant_id = $1 OFFSET 0)
    AND NOT EXISTS (
      SELECT FROM property_changes WHERE record_id = i.record_id AND collection_id = i.collection_id
        AND system_name = i.system_name AND tenant_id = $1 OFFSET 0)
  ),
  kept AS (
    INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, text_value,
      number_value, date_value, confidence, source, as_of, version, updated_at)
    SELECT $1, record_id, collection_id, system_name, name, type, value, text_value,
      number_value, date_value, confidence, source, as_of, version, updated_at
    FROM missing WHERE value IS NOT NULL ORDER BY record_id, collection_id, system_name
    ON CONFLICT DO NOTHING RETURNING record_id, collection_id, name, version
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version, confidence,
      source, actor, evidence, at)
    SELECT $1, m.record_id, m.collection_id, m.system_name, h."from", h."to", h.version, h.confidence,
      h.source, h.actor, h.evidence, h.at
    FROM missing m CROSS JOIN LATERAL jsonb_to_recordset(m.history) AS h("from" jsonb, "to" jsonb, version int,
      confidence float8, source text, actor text, evidence jsonb, at timestamptz)
    ORDER BY m.record_id, m.collection_id, m.system_name, h.version
    ON CONFLICT DO NOTHING
  ),
  mentions AS (
    INSERT INTO value_mentions (tenant_id, record_id, collection_id, system_name, source, value, confidence, evidence, at)
    SELECT $1, i.record_id, i.collection_id, i.system_name, v.source, v.value, v.confidence, v.evidence, v.at
    FROM incoming i CROSS JOIN LATERAL jsonb_to_recordset(i.mentions) AS v(source text, value jsonb, confidence float8,
      evidence jsonb, at timestamptz)
    WHERE v.value IS NOT NULL
    ORDER BY i.record_id, i.collection_id, i.system_name, v.source
    ON CONFLICT DO NOTHING
  )
  SELECT (SELECT coalesce(jsonb_agg(concat_ws(' ', record_id, collection_id, system_name)), '[]') FROM missing),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'property.changed', 'data', jsonb_build_object(
      'recordId', record_id, 'collectionId', collection_id, 'property', name, 'version', version))), '[]') FROM kept)
  INTO names, events;
END $$;
