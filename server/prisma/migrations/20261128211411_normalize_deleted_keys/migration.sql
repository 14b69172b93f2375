-- The keys of deleted records, which come back when the deletion is cancelled, get the form in which keys are looked up.
-- Where a record has both forms of a key, one goes.
WITH spelled AS (
  SELECT deletion_id, position, row_number() OVER (PARTITION BY deletion_id, k.type, k.name, k.normal ORDER BY (k.value = k.normal) DESC, position) AS place
  FROM trash t CROSS JOIN LATERAL (
    SELECT t."row" ->> 'type' AS type, t."row" ->> 'name' AS name, t."row" ->> 'value' AS value,
      CASE WHEN t."row" ->> 'name' = 'phoneNumber'
        THEN regexp_replace(regexp_replace(t."row" ->> 'value', '^00', '+'), '^(\+(?:2[07]|3[0-36]|4[013469]|353|358|380|6[0-46]|8[1246]|9[0-58]))0+', '\1')
        ELSE normalize(t."row" ->> 'value', NFC) END AS normal
  ) k WHERE t.source = 'record_keys'
)
DELETE FROM trash t USING spelled s WHERE t.deletion_id = s.deletion_id AND t.position = s.position AND t.source = 'record_keys' AND s.place > 1;

UPDATE trash t SET "row" = t."row" || jsonb_build_object('value', k.normal)
FROM (
  SELECT deletion_id, position, "row" ->> 'value' AS value,
    CASE WHEN "row" ->> 'name' = 'phoneNumber'
      THEN regexp_replace(regexp_replace("row" ->> 'value', '^00', '+'), '^(\+(?:2[07]|3[0-36]|4[013469]|353|358|380|6[0-46]|8[1246]|9[0-58]))0+', '\1')
      ELSE normalize("row" ->> 'value', NFC) END AS normal
  FROM trash WHERE source = 'record_keys'
) k
WHERE t.source = 'record_keys' AND t.deletion_id = k.deletion_id AND t.position = k.position AND k.normal <> k.value;
