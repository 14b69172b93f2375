-- The memory of a record that a piece of a text repeats (`Reading[]`), of the same speaker and day if the piece names
-- them: one that equals it, or has it as one sentence, unless contradicted since: repeating that is new information.
-- PostgreSQL makes it a part of the statement that calls it.
CREATE OR REPLACE FUNCTION runtime.repeated_piece_v1(tenant_id int, record text, workspace text, piece jsonb)
RETURNS TABLE (id text) LANGUAGE sql STABLE AS $$
  SELECT found.id FROM (
    SELECT m.id FROM jsonb_to_recordset($4) AS r(hash text, speaker text, day text)
    CROSS JOIN LATERAL runtime.memory_with_hash_v2($1, $2, decode(r.hash, 'hex'), $3) m
    WHERE (r.speaker IS NULL OR lower(m.speaker) = r.speaker)
      AND (r.day IS NULL OR to_char(m."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD') = r.day)
    UNION ALL
    SELECT m.id FROM jsonb_to_recordset($4) AS r(speaker text, day text, sentence text, keys integer[])
    CROSS JOIN LATERAL (
      SELECT d.id FROM search.documents d
      WHERE d.tenant_id + 0 = $1 AND search.postings(d.tenant_id, d.source, d.record_id, d.keys)
        @> ARRAY(SELECT s.scope # key FROM (SELECT search.scope_of($1, 'memory', $2) AS scope OFFSET 0) s, unnest(r.keys) AS key)
      -- how many memories with all words of the sentence are read
      LIMIT 20
    ) d
    CROSS JOIN LATERAL (
      SELECT o.id, o.content, o.speaker, o."timestamp", o.collection_id FROM memories o WHERE o.id = d.id AND o.tenant_id + 0 = $1 OFFSET 0) m
    WHERE r.sentence IS NOT NULL AND ($3 IS NULL OR m.collection_id = $3)
      AND (r.speaker IS NULL OR lower(m.speaker) = r.speaker)
      AND (r.day IS NULL OR to_char(m."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD') = r.day)
      AND length(m.content) <= 50000
      -- where a sentence ends, and its form, as in `duplicates.ts`
      AND EXISTS (
        SELECT FROM regexp_split_to_table(m.content, '(?<=[.!?…]["''”’)]?)\s+|\n+') AS s(text)
        WHERE rtrim(btrim(regexp_replace(s.text, '\s+', ' ', 'g')), '.!…,;: ') = r.sentence)
      AND NOT EXISTS (
        SELECT FROM property_changes own JOIN property_changes later USING (tenant_id, record_id, collection_id, system_name)
        WHERE own.tenant_id = $1 AND own.record_id = $2 AND own.source = 'memory:' || m.id AND later.version > own.version)
  ) AS found
  LIMIT 1
$$;
