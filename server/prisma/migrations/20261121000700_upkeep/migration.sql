-- JSON Merge Patch, RFC 7396.
CREATE FUNCTION "runtime"."merge_patch"(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  members jsonb := CASE WHEN jsonb_typeof(target) = 'object' THEN target ELSE '{}' END;
BEGIN
  IF jsonb_typeof(patch) <> 'object' THEN RETURN patch; END IF;
  RETURN (
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (
      SELECT key, value FROM jsonb_each(members) WHERE NOT patch ? key
      UNION ALL
      SELECT key, runtime.merge_patch(members -> key, value) FROM jsonb_each(patch) WHERE jsonb_typeof(value) <> 'null'
    ) AS merged);
END $$;

-- What a change makes of a property's value, null when it does not fit that value. It is a function, so that the value is
-- read, changed and written by one statement, under the lock of the row.
CREATE FUNCTION "runtime"."changed_value"(current jsonb, operation text, operand jsonb, only_new boolean) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  -- a list as operand stands for each of its elements
  operands jsonb := CASE WHEN jsonb_typeof(operand) = 'array' THEN operand ELSE jsonb_build_array(operand) END;
  kind text := coalesce(jsonb_typeof(current), 'none');
  total numeric;
BEGIN
  CASE operation
  WHEN 'set' THEN
    RETURN operand;

  WHEN 'push' THEN
    IF kind NOT IN ('array', 'none') THEN RETURN NULL; END IF;
    RETURN coalesce(current, '[]') || (
      SELECT coalesce(jsonb_agg(item ORDER BY place), '[]')
      FROM jsonb_array_elements(operands) WITH ORDINALITY AS new(item, place)
      WHERE NOT only_new
         OR NOT EXISTS (SELECT FROM jsonb_array_elements(coalesce(current, '[]')) AS had WHERE had = item)
        AND NOT EXISTS (
          SELECT FROM jsonb_array_elements(operands) WITH ORDINALITY AS earlier(same, at) WHERE same = item AND at < place));

  WHEN 'remove' THEN
    IF kind = 'object' THEN
      RETURN current - ARRAY(SELECT jsonb_array_elements(operands) #>> '{}');
    ELSIF kind = 'array' THEN
      RETURN (
        SELECT coalesce(jsonb_agg(item ORDER BY place), '[]')
        FROM jsonb_array_elements(current) WITH ORDINALITY AS had(item, place)
        WHERE NOT EXISTS (
          SELECT FROM jsonb_array_elements(operands) AS gone
          WHERE gone = item
             OR jsonb_typeof(item) = 'object' AND item -> 'id' IN (gone, CASE WHEN jsonb_typeof(gone) = 'object' THEN gone -> 'id' END)));
    END IF;
    RETURN NULL;

  WHEN 'increment' THEN
    IF kind NOT IN ('number', 'none') THEN RETURN NULL; END IF;
    total := coalesce((current #>> '{}')::numeric, 0) + (operand #>> '{}')::numeric;
    IF abs(total) > 1.7976931348623157e308 THEN RETURN NULL; END IF;
    -- exact as long as a number of JSON can tell it
    RETURN to_jsonb(CASE WHEN length(total::text) > 17 THEN total::float8::numeric ELSE total END);

  WHEN 'patch' THEN
    IF kind IN ('object', 'none') THEN RETURN runtime.merge_patch(current, operand); END IF;
    IF kind <> 'array' OR EXISTS (
      SELECT FROM jsonb_array_elements(operands) AS patch
      WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(current) AS had WHERE had -> 'id' = patch -> 'id')
    ) THEN RETURN NULL; END IF;
    RETURN (
      SELECT jsonb_agg(coalesce(
        (SELECT runtime.merge_patch(item, patch) FROM jsonb_array_elements(operands) AS patch WHERE patch -> 'id' = item -> 'id' LIMIT 1),
        item) ORDER BY place)
      FROM jsonb_array_elements(current) WITH ORDINALITY AS had(item, place));
  ELSE
    RETURN NULL;
  END CASE;
END $$;

-- What is deleted leaves the tables that are read, so that no read has to know of deletion.
CREATE TABLE "deletions" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" TEXT,
    "status" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "memories" INTEGER NOT NULL DEFAULT 0,
    "properties" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,
    "recoverable_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deletions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "trash" (
    "deletion_id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "row" JSONB NOT NULL,

    CONSTRAINT "trash_pkey" PRIMARY KEY ("deletion_id", "source", "position")
);

CREATE INDEX "deletions_tenant_id_record_id_idx" ON "deletions"("tenant_id", "record_id");
CREATE INDEX "deletions_status_recoverable_until_idx" ON "deletions"("status", "recoverable_until");

ALTER TABLE "trash" ADD CONSTRAINT "trash_deletion_id_fkey" FOREIGN KEY ("deletion_id") REFERENCES "deletions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
