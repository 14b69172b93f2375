-- Charges for items (`usage_id`, `credits`, `key_id`, `request_id`, `collection_id`), with an entry for each usage, from a
-- reservation first (null if there is none). The entry has the collection if it is one. The check on the tenant's credits fails if it cannot pay. Call it last: all writers of the
-- tenant wait for its row.
CREATE OR REPLACE FUNCTION runtime.pay_v1(tenant_id int, at timestamptz, operation text, items jsonb, reservation text)
RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  amount bigint;
  held bigint;
BEGIN
  IF $4 IS NOT NULL THEN
    WITH used AS (
      INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, collection_id)
      SELECT c.usage_id, $1, $3, sum(c.credits), c.key_id, c.request_id, $2,
        CASE WHEN min(c.collection_id) = max(c.collection_id) THEN min(nullif(c.collection_id, '')) END
      FROM jsonb_to_recordset($4) AS c(usage_id text, credits int, key_id text, request_id text, collection_id text)
      GROUP BY c.usage_id, c.key_id, c.request_id HAVING sum(c.credits) > 0 ORDER BY c.usage_id
      RETURNING credits
    )
    SELECT sum(credits) INTO amount FROM used;
  END IF;
  IF $5 IS NOT NULL THEN
    DELETE FROM credit_holds WHERE tenant_id = $1 AND id = $5 RETURNING credits INTO held;
  END IF;
  IF amount IS NOT NULL OR held IS NOT NULL THEN
    UPDATE tenants SET credits = credits + coalesce(held, 0) - coalesce(amount, 0), credits_held = credits_held - coalesce(held, 0)
    WHERE id = $1;
  END IF;
END $$;
