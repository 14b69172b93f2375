import type pg from 'pg'

/** Tables whose rows come with the migrations: the clock has one, which tests change. */
const WITH_ROWS = ['_prisma_migrations', 'clock']
const OWN_SCHEMAS = `('public'::regnamespace, 'runtime'::regnamespace, 'search'::regnamespace)`

/** Everything of a database but the rows that tests write: what differs from it after a test was changed by hand. */
const SHAPE = `SELECT md5(concat_ws('/',
  (SELECT string_agg(concat_ws(',', oid, relname, relnamespace, relkind, reloptions, relrowsecurity), ';' ORDER BY oid)
   FROM pg_class WHERE relnamespace IN ${OWN_SCHEMAS}),
  (SELECT string_agg(concat_ws(',', attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attstattarget), ';' ORDER BY attrelid, attnum)
   FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace IN ${OWN_SCHEMAS}),
  (SELECT string_agg(concat_ws(',', oid, xmin), ';' ORDER BY oid) FROM pg_proc WHERE pronamespace IN ${OWN_SCHEMAS}),
  (SELECT string_agg(concat_ws(',', oid, tgenabled), ';' ORDER BY oid) FROM pg_trigger),
  (SELECT string_agg(concat_ws(',', oid, convalidated), ';' ORDER BY oid) FROM pg_constraint),
  (SELECT string_agg(concat_ws(',', indexrelid, indisvalid), ';' ORDER BY indexrelid) FROM pg_index),
  (SELECT string_agg(concat_ws(',', oid, adbin), ';' ORDER BY oid) FROM pg_attrdef),
  (SELECT string_agg(concat_ws(',', oid, nspname), ';' ORDER BY oid) FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%'),
  (SELECT string_agg(concat_ws(',', oid, rolname), ';' ORDER BY oid) FROM pg_roles),
  (SELECT string_agg(concat_ws(',', oid, stxname), ';' ORDER BY oid) FROM pg_statistic_ext),
  (SELECT string_agg(concat_ws(',', setdatabase, setrole, setconfig), ';') FROM pg_db_role_setting),
  (SELECT string_agg(concat_ws(',', id, checksum, finished_at), ';' ORDER BY id) FROM _prisma_migrations),
  (SELECT string_agg(concat_ws(',', sourcefile, name, setting), ';' ORDER BY sourcefile, seqno) FROM pg_file_settings)
)) AS shape`

/** Tables up to this size are planned for as if they had it, full or empty. */
const SMALL_PAGES = 10

/**
 * Leaves of a migrated database what a new one has, and nothing of what its planner has learned. To truncate a table takes
 * its files and those of its indexes anew, so what is small is deleted.
 */
const WASH = `DO $$
DECLARE
  filled record;
BEGIN
  FOR filled IN
    SELECT oid::regclass AS name, pg_relation_size(oid) / current_setting('block_size')::int AS pages FROM pg_class
    WHERE relnamespace IN ${OWN_SCHEMAS} AND relkind = 'r' AND pg_relation_size(oid) > 0
      AND relname NOT IN (${WITH_ROWS.map(name => `'${name}'`)})
  LOOP
    IF filled.pages > ${SMALL_PAGES} THEN EXECUTE format('TRUNCATE %s CASCADE', filled.name);
    ELSE EXECUTE format('DELETE FROM %s', filled.name);
    END IF;
  END LOOP;
  UPDATE runtime.clock SET ahead = DEFAULT;
  PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  DELETE FROM pg_statistic USING pg_class
  WHERE oid = starelid AND relnamespace IN ${OWN_SCHEMAS};
  UPDATE pg_class SET reltuples = -1, relpages = 0
  WHERE relnamespace IN ${OWN_SCHEMAS} AND relkind IN ('r', 'p') AND reltuples <> -1;
  PERFORM pg_stat_force_next_flush();
END $$`

/** Without background work, nobody else shortens its log. */
const MAX_LOG_BYTES = 16 * 1024 ** 2
const LOG =
  'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()'

export async function shapeOf(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape
}

/** Empties a migrated database, whatever a test has left in it. */
export async function wash(client: pg.ClientBase): Promise<void> {
  await client.query('ROLLBACK')
  await client.query('DISCARD ALL')
  // no trigger, and no check of a foreign key
  await client.query('SET session_replication_role = replica')
  await client.query(WASH)
  // what was counted until now, after it has been written
  await client.query('SELECT pg_stat_reset()')
  const { rows } = await client.query<{ bytes: number }>(LOG)
  if (rows.some(({ bytes }) => bytes > MAX_LOG_BYTES)) await client.query('CHECKPOINT')
}
