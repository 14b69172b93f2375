-- Creates the records and keys that `resolve_records_v1` found missing, and a type with its first record. A record can have
-- a `created_at` in the past. `events` are the domain events of it.
CREATE OR REPLACE FUNCTION runtime.create_records_v1(tenant_id int, at timestamptz, resolved jsonb, OUT events jsonb)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  types jsonb;
BEGIN
  WITH made AS (
    INSERT INTO records (id, tenant_id, type, created_at)
    SELECT DISTINCT r.record_id, $1, r.type, least(r.created_at, $2)
    FROM jsonb_to_recordset($3) AS r(record_id text, type text, is_new boolean, created_at timestamptz) WHERE r.is_new
    ORDER BY 1
    RETURNING id, type
  )
  SELECT jsonb_agg(jsonb_build_object('type', 'record.created', 'data', jsonb_build_object('id', id, 'type', type))) INTO events FROM made;
  IF events IS NOT NULL THEN
    -- names that differ in case alone share a slug, which one of them can have
    WITH made AS (
      INSERT INTO entity_types (id, tenant_id, name, slug, identity_keys, created_at, updated_at)
      SELECT id, $1, type,
        CASE WHEN place = 1 AND NOT EXISTS (SELECT FROM entity_types t WHERE t.tenant_id = $1 AND t.slug = u.slug)
          THEN slug ELSE replace(lower(id), '_', '-') END,
        names, $2, $2
      FROM (
        SELECT new_entity_type_id() AS id, n.type, n.names, entity_type_slug(n.type) AS slug,
          row_number() OVER (PARTITION BY entity_type_slug(n.type) ORDER BY n.type) AS place
        FROM (
          SELECT r.type, coalesce(array_agg(DISTINCT k.name ORDER BY k.name) FILTER (WHERE k.name IS NOT NULL), '{}') AS names
          FROM jsonb_to_recordset($3) AS r(type text, is_new boolean, missing jsonb)
          LEFT JOIN LATERAL jsonb_to_recordset(r.missing) AS k(name text) ON true
          WHERE r.is_new GROUP BY r.type
        ) AS n
        WHERE NOT EXISTS (SELECT FROM entity_types t WHERE t.tenant_id = $1 AND t.name = n.type)
      ) AS u
      ORDER BY type
      ON CONFLICT (tenant_id, name) DO NOTHING
      RETURNING id, name, slug
    )
    SELECT jsonb_agg(jsonb_build_object('type', 'entity_type.created',
      'data', jsonb_build_object('entityTypeId', id, 'name', name, 'slug', slug))) INTO types FROM made;
  END IF;
  INSERT INTO record_keys (tenant_id, type, name, value, record_id)
  SELECT DISTINCT $1, r.type, n.name, n.value, r.record_id
  FROM jsonb_to_recordset($3) AS r(record_id text, type text, missing jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(r.missing) AS n(name text, value text)
  ORDER BY n.name, n.value, r.type;
  events := coalesce(events, '[]') || coalesce(types, '[]');
END $$;
