-- The words of a name, each after what it is looked up in: in lower case and without accents, as words of a question are
-- compared. Accents go first, because some databases lower only letters of ASCII.
CREATE FUNCTION search.name_words(scope text, name text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT scope || ' ' || word
  FROM regexp_split_to_table(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[\s!-/:-@\[-`{-~]+') AS word
  WHERE word <> ''
);

-- What an identity key says about a name: the mailbox of an address, a domain without its last label, and any custom key.
CREATE FUNCTION search.key_words(tenant_id integer, name text, value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.name_words(tenant_id::text, CASE name
  WHEN 'email' THEN split_part(value, '@', 1)
  WHEN 'websiteUrl' THEN regexp_replace(value, '\.[^./]*(?=/|$)', '')
  WHEN 'phoneNumber' THEN ''
  ELSE value
END);

-- The words of a property's value, looked up in the property.
CREATE FUNCTION search.value_words(tenant_id integer, system_name text, value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search.name_words(tenant_id::text || ' ' || system_name, value);
