-- Queues texts for embedding, for which a model must be configured. One that waits already waits again: its old text may
-- be on the way to the model.
CREATE OR REPLACE FUNCTION runtime.await_vectors_v1(tenant_id int, ids text[], urgent boolean)
RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO search.unembedded (tenant_id, id, urgent)
  SELECT DISTINCT $1, t.id, $3 FROM unnest($2) AS t(id) ORDER BY t.id
  ON CONFLICT (tenant_id, id) DO UPDATE SET position = DEFAULT;
END $$;
