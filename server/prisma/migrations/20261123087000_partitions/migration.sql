-- Tables that grow with every call are split by month, so that old rows go by dropping a table. An id begins with a ULID,
-- which begins with its time: the months are ranges of ids, and the primary keys stay as they are.

-- The smallest ULID of a moment, as far as its time: 48 bits of milliseconds in Crockford's base 32.
CREATE FUNCTION runtime.first_ulid(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((ms >> (5 * n)) & 31)::int + 1, 1), '' ORDER BY n DESC)
  FROM (SELECT (extract(epoch FROM at) * 1000)::bigint AS ms) AS t, generate_series(0, 9) AS n
$$;

-- Creates the partitions of this month and the next ones. A month that already has rows in the partition for the rest
-- stays there.
CREATE FUNCTION runtime.create_partitions(parent text, prefix text, months int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
  child text;
  low text;
  high text;
  taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('runtime.create_partitions', 0));
  FOR n IN 0..months LOOP
    child := parent || to_char(month, '_YYYY_MM');
    low := prefix || runtime.first_ulid(month AT TIME ZONE 'UTC');
    month := month + interval '1 month';
    high := prefix || runtime.first_ulid(month AT TIME ZONE 'UTC');
    CONTINUE WHEN to_regclass('runtime.' || child) IS NOT NULL;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent);
    EXECUTE format('SELECT EXISTS (SELECT FROM runtime.%I WHERE id >= $1 AND id < $2)', parent || '_rest')
      INTO taken USING low, high;
    CONTINUE WHEN taken;
    EXECUTE format('CREATE TABLE runtime.%I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', child, parent, low, high);
  END LOOP;
END
$$;

ALTER TABLE "usage_entries" SET SCHEMA runtime;
ALTER TABLE runtime."usage_entries" RENAME TO "usage_entries_rest";
ALTER TABLE runtime."usage_entries_rest" RENAME CONSTRAINT "usage_entries_pkey" TO "usage_entries_rest_pkey";
ALTER TABLE runtime."usage_entries_rest" RENAME CONSTRAINT "usage_entries_tenant_id_fkey" TO "usage_entries_rest_tenant_id_fkey";
ALTER INDEX runtime."usage_entries_tenant_id_at_operation_idx" RENAME TO "usage_entries_rest_tenant_id_at_operation_idx";
ALTER INDEX runtime."usage_entries_new" RENAME TO "usage_entries_rest_new";
CREATE TABLE "usage_entries" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "credits" BIGINT NOT NULL,
    "key_id" TEXT,
    "request_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "model" TEXT,
    "collection_id" TEXT,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "is_totalled" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "usage_entries_pkey" PRIMARY KEY ("tenant_id", "id")
) PARTITION BY RANGE ("id");
CREATE INDEX "usage_entries_tenant_id_at_operation_idx" ON "usage_entries"("tenant_id", "at", "operation");
CREATE INDEX "usage_entries_new" ON "usage_entries" ("tenant_id", "id") WHERE NOT "is_totalled";
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "usage_entries" ATTACH PARTITION runtime."usage_entries_rest" DEFAULT;

ALTER TABLE "audit_entries" SET SCHEMA runtime;
ALTER TABLE runtime."audit_entries" RENAME TO "audit_entries_rest";
ALTER TABLE runtime."audit_entries_rest" RENAME CONSTRAINT "audit_entries_pkey" TO "audit_entries_rest_pkey";
ALTER INDEX runtime."audit_entries_organization_id_at_id_idx" RENAME TO "audit_entries_rest_organization_id_at_id_idx";
ALTER INDEX runtime."audit_entries_target_at_id_idx" RENAME TO "audit_entries_rest_target_at_id_idx";
CREATE TABLE "audit_entries" (LIKE runtime."audit_entries_rest" INCLUDING DEFAULTS) PARTITION BY RANGE ("id");
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id");
CREATE INDEX "audit_entries_organization_id_at_id_idx" ON "audit_entries"("organization_id", "at", "id");
CREATE INDEX "audit_entries_target_at_id_idx" ON "audit_entries"("target", "at", "id");
ALTER TABLE "audit_entries" ATTACH PARTITION runtime."audit_entries_rest" DEFAULT;
