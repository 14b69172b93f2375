-- Keys were kept as they were written. From now on they are looked up in one form: composed characters, and phone numbers
-- with a plus and without the zero that a country's own callers dial. Where a record has both forms of a key, one goes. A
-- key whose other form names another record stays as it is: the two records can be merged.
WITH spelled AS (
  SELECT * FROM (
    SELECT tenant_id, type, name, value, record_id,
      CASE WHEN name = 'phoneNumber'
        THEN regexp_replace(regexp_replace(value, '^00', '+'), '^(\+(?:2[07]|3[0-36]|4[013469]|353|358|380|6[0-46]|8[1246]|9[0-58]))0+', '\1')
        ELSE normalize(value, NFC) END AS normal
    FROM record_keys WHERE name = 'phoneNumber' OR octet_length(value) > length(value)
  ) k WHERE normal <> value
)
DELETE FROM record_keys k USING spelled s, record_keys n
WHERE k.tenant_id = s.tenant_id AND k.type = s.type AND k.name = s.name AND k.value = s.value
  AND n.tenant_id = s.tenant_id AND n.type = s.type AND n.name = s.name AND n.value = s.normal AND n.record_id = s.record_id;

WITH spelled AS (
  SELECT DISTINCT ON (tenant_id, type, name, normal) * FROM (
    SELECT tenant_id, type, name, value, record_id,
      CASE WHEN name = 'phoneNumber'
        THEN regexp_replace(regexp_replace(value, '^00', '+'), '^(\+(?:2[07]|3[0-36]|4[013469]|353|358|380|6[0-46]|8[1246]|9[0-58]))0+', '\1')
        ELSE normalize(value, NFC) END AS normal
    FROM record_keys WHERE name = 'phoneNumber' OR octet_length(value) > length(value)
  ) k WHERE normal <> value ORDER BY tenant_id, type, name, normal, record_id
)
UPDATE record_keys k SET value = s.normal FROM spelled s
WHERE k.tenant_id = s.tenant_id AND k.type = s.type AND k.name = s.name AND k.value = s.value
  AND NOT EXISTS (
    SELECT FROM record_keys n WHERE n.tenant_id = s.tenant_id AND n.type = s.type AND n.name = s.name AND n.value = s.normal);
