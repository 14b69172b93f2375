-- The memory of a record that a content repeats. A note repeats only notes of its workspace; other content also repeats
-- notes, and the memory outside all workspaces if there is one. PostgreSQL makes it a part of the statement that calls it.
--
-- Two indexes of memories start with the record. While records have few memories, both have the same estimated cost,
-- and a cached plan may use the one that reads all memories of the record. So this reads the first row in an order that
-- only one index has, then drops that of another record.
CREATE OR REPLACE FUNCTION runtime.memory_with_hash_v2(tenant_id int, record text, hash bytea, workspace text)
RETURNS TABLE (id text, collection_id text, session_id text, speaker text, "timestamp" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT last.id, last.collection_id, last.session_id, last.speaker, last."timestamp" FROM (
    SELECT * FROM memories m WHERE m.tenant_id = $1 AND (m.record_id, m.content_hash) <= ($2, $3)
    ORDER BY m.record_id DESC, m.content_hash DESC, m.collection_id DESC LIMIT 1
  ) AS last
  WHERE last.record_id = $2 AND last.content_hash = $3 AND $4 IS NULL
  UNION ALL
  SELECT next.id, next.collection_id, next.session_id, next.speaker, next."timestamp" FROM (
    SELECT * FROM memories m WHERE m.tenant_id = $1 AND (m.record_id, m.content_hash, m.collection_id) >= ($2, $3, $4)
    ORDER BY m.record_id, m.content_hash, m.collection_id LIMIT 1
  ) AS next
  WHERE next.record_id = $2 AND next.content_hash = $3 AND next.collection_id = $4 AND $4 IS NOT NULL
$$;
