-- Writes domain events, a jsonb array of `type` and `data`.
CREATE OR REPLACE FUNCTION runtime.emit_v1(tenant_id int, at timestamptz, events jsonb)
RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO runtime.outbox (tenant_id, type, data, occurred_at)
  SELECT $1, e.type, e.data, $2 FROM jsonb_to_recordset($3) AS e(type text, data jsonb);
END $$;
