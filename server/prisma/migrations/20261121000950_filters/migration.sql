-- What is inside a list or an object, as text: filters look into it without opening the value. The elements of a list, in
-- lower case, have a sign before and behind them that no text has; so has the JSON of an object, another one. What is too
-- long for an index entry is cut.
CREATE FUNCTION "runtime"."inner_text"(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  sign text := CASE WHEN jsonb_typeof(value) = 'array' THEN E'\x1F' ELSE E'\x1E' END;
BEGIN
  RETURN left(sign || coalesce((
    SELECT string_agg(translate(lower(element #>> '{}'), E'\x1E\x1F', '  '), sign ORDER BY place)
    FROM jsonb_path_query(value, '$[*]') WITH ORDINALITY AS e(element, place)), '') || sign, 200);
END $$;

CREATE FUNCTION "runtime"."keep_inner_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text_value := runtime.inner_text(NEW.value);
  RETURN NEW;
END $$;

-- Lists are put together in many statements, and all of them would have to remember it.
CREATE TRIGGER "property_values_inner_text" BEFORE INSERT OR UPDATE OF "value", "text_value" ON "property_values"
  FOR EACH ROW WHEN (jsonb_typeof(NEW.value) IN ('array', 'object')) EXECUTE FUNCTION "runtime"."keep_inner_text"();

UPDATE "property_values" SET "text_value" = NULL WHERE jsonb_typeof("value") IN ('array', 'object');

-- Characters are counted as the database counts them, so that a shorter text is known to be whole.
UPDATE "property_values" SET "text_value" = left(translate(lower("value" #>> '{}'), E'\x1E\x1F', '  '), 200)
WHERE jsonb_typeof("value") = 'string' AND ("text_value" ~ E'[\x1E\x1F]'
  OR length("text_value") BETWEEN 100 AND 199 AND length("value" #>> '{}') > length("text_value"));

-- The values of a property in the order of their records, with all that filters compare: a page of records is found by
-- reading it until the page is full, and never opens a row for it.
CREATE INDEX "property_values_in_order_idx" ON "property_values"("tenant_id", "system_name", "record_id")
  INCLUDE ("text_value", "number_value", "date_value");

-- That one finds all values of a property as well, and for a value of one record it is the better one. The index by text
-- looks as good on a table that was never analysed, and would read all of them: so it is of texts alone.
DROP INDEX "property_values_tenant_id_system_name_text_value_idx";
CREATE INDEX "property_values_tenant_id_system_name_text_value_idx"
  ON "property_values"("tenant_id", "system_name", "text_value") WHERE "text_value" IS NOT NULL;

-- Where a table is still empty every index costs the same, and the planner takes the one that was made last: for a value
-- that is looked up by its key that has to be the key.
ALTER TABLE "property_values" DROP CONSTRAINT "property_values_pkey";
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_pkey" PRIMARY KEY ("record_id", "collection_id", "system_name");
