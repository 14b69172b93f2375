-- Removes properties (`IncomingRow` with its `record_id`), with their history. Their records must be locked. It returns the
-- domain events, which the caller emits.
CREATE OR REPLACE FUNCTION runtime.drop_values_v1(tenant_id int, at timestamptz, given jsonb, OUT events jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  WITH incoming AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($3) AS i(record_id text, collection_id text, system_name text, confidence float8, source text,
      actor text, evidence jsonb)
  ),
  dropped AS (
    DELETE FROM property_values p USING incoming i
    -- a plan made on small tables reads the key's index by these bounds, not all values of the tenant
    WHERE p.tenant_id = $1
      AND p.record_id BETWEEN (SELECT min(record_id) FROM incoming) AND (SELECT max(record_id) FROM incoming)
      AND p.record_id = i.record_id AND p.collection_id = i.collection_id AND p.system_name = i.system_name
    RETURNING i.*, p.name, p.value AS previous, p.version + 1 AS version
  ),
  history AS (
    INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version,
      confidence, source, actor, evidence, at)
    SELECT $1, record_id, collection_id, system_name, previous, NULL, version, confidence, source, actor, evidence, $2
    FROM dropped ORDER BY record_id, collection_id, system_name
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'property.changed', 'data', jsonb_build_object(
    'recordId', record_id, 'collectionId', collection_id, 'property', name, 'version', version))), '[]') INTO events FROM dropped;
END $$;
