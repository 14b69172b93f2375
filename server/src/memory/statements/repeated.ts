/**
 * SQL of the memory that item `i` repeats without being spelled as one: the first of those that it gives back (`id`). Its
 * `echoes` are ways to read it as pieces, each with what it may be kept by; one way in which all are known is enough.
 */
export const REPEATED = `
  SELECT t.ids[1] AS id FROM (
    SELECT way.n, array_agg(piece.id ORDER BY piece.n) AS ids, bool_and(piece.id IS NOT NULL) AS known
    FROM jsonb_array_elements(i.echoes) WITH ORDINALITY AS way(pieces, n)
    CROSS JOIN LATERAL (
      SELECT p.n, (
        SELECT m.id FROM jsonb_to_recordset(p.readings) AS r(hash text, speaker text, day text)
        CROSS JOIN LATERAL (
          SELECT id, speaker, "timestamp" FROM memories
          WHERE record_id = i.record_id AND content_hash = decode(r.hash, 'hex') AND tenant_id = $1 OFFSET 0) m
        WHERE (r.speaker IS NULL OR lower(m.speaker) = r.speaker)
          AND (r.day IS NULL OR to_char(m."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD') = r.day)
        LIMIT 1
      ) AS id
      FROM jsonb_array_elements(way.pieces) WITH ORDINALITY AS p(readings, n)
    ) piece
    GROUP BY way.n
  ) t
  WHERE t.known ORDER BY t.n LIMIT 1`
