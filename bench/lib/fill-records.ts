import { z } from 'zod'
import type { Database } from '../../server/src/platform/database/database.ts'
import { refreshStatistics } from '../../server/src/platform/database/statistics.ts'
import { openBeside, requireAlike } from './bulk.ts'
import type { Client } from './client.ts'
import { say } from './progress.ts'
import { pick, randomFrom } from './random.ts'
import type { Store } from './store.ts'

const CITIES = ['Leeds', 'Zurich', 'Lisbon', 'Oslo', 'Quito', 'Kyoto', 'Nairobi', 'Austin', 'Turin', 'Lima']
const STAGES = ['Open', 'Negotiation', 'Won', 'Lost']
const TOPICS = ['price', 'security', 'terms', 'support', 'training']

const COLLECTION = {
  name: 'Accounts',
  properties: [
    { name: 'City', type: 'text' },
    { name: 'Account', type: 'text' },
    { name: 'Stage', type: 'options', options: STAGES },
    { name: 'Budget', type: 'number' },
    { name: 'Signed', type: 'date' },
    { name: 'Topics', type: 'array' },
  ],
}

const AT_ONCE = 10_000
/** As many as one call takes. */
const SENT_AT_ONCE = 500

const ID = `'rec_' || lpad(n::text, 26, '0')`
/** A number that looks random, and is the same in each run. */
const drawn = (lot: number): string => `abs(hashint4(n + ${lot}000000)::bigint)`
const one = (values: readonly string[], lot: number): string =>
  `('{${values.join()}}'::text[])[1 + ${drawn(lot)} % ${values.length}]`

const RECORDS = `INSERT INTO records (id, tenant_id, type) SELECT ${ID}, t.id, 'Contact'
  FROM tenants t, generate_series($1::int, $2::int) AS n WHERE t.livemode`

const KEYS = `INSERT INTO record_keys (tenant_id, type, name, value, record_id)
  SELECT t.id, 'Contact', 'email', 'contact' || n || '@northwind.example', ${ID}
  FROM tenants t, generate_series($1::int, $2::int) AS n WHERE t.livemode`

/** The values of each record, as if they had been sent: half of the records have topics. */
const VALUES = `
  INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, text_value, number_value,
    date_value, confidence, source, as_of)
  SELECT c.tenant_id, ${ID}, c.id, lower(p.name), p.name, p.type, p.value,
    CASE p.type WHEN 'array' THEN runtime.inner_text(p.value) WHEN 'number' THEN NULL ELSE lower(p.value #>> '{}') END,
    CASE WHEN p.type = 'number' THEN (p.value #>> '{}')::float8 END,
    CASE WHEN p.type = 'date' THEN (p.value #>> '{}')::timestamptz END, 1, 'caller', now()
  FROM tenants t JOIN collections c ON c.tenant_id = t.id, generate_series($1::int, $2::int) AS n CROSS JOIN LATERAL (VALUES
    ('City', 'text', to_jsonb(${one(CITIES, 1)})),
    ('Account', 'text', to_jsonb('AC-' || lpad(n::text, 6, '0'))),
    ('Stage', 'options', to_jsonb(${one(STAGES, 2)})),
    ('Budget', 'number', to_jsonb(${drawn(3)} % 500000)),
    ('Signed', 'date', to_jsonb(to_char(date '2026-01-01' + (${drawn(4)} % 365)::int, 'YYYY-MM-DD'))),
    ('Topics', 'array', jsonb_build_array(${one(TOPICS, 5)}, ${one(TOPICS, 6)}))
  ) AS p(name, type, value)
  WHERE t.livemode AND c.name = '${COLLECTION.name}' AND (p.name <> 'Topics' OR n % 2 = 0)`

/** The change that set each value. */
const CHANGES = `
  INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "to", version, confidence, source, actor)
  SELECT v.tenant_id, v.record_id, v.collection_id, v.system_name, v.value, 1, 1, 'caller', 'key:' || k.id
  FROM (SELECT ${ID} AS id FROM generate_series($1::int, $2::int) AS n) AS r
  JOIN property_values v ON v.record_id = r.id CROSS JOIN (SELECT id FROM api_keys LIMIT 1) AS k`

const STATEMENTS = [RECORDS, KEYS, VALUES, CHANGES]

const Collections = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Makes the collection of the records the only one of the organization: a new one has a collection with a budget, too. */
export async function defineAccounts(client: Client): Promise<void> {
  const { data } = Collections.parse(await client.get('/api/v1/collections'))
  for (const { id } of data) await client.delete(`/api/v1/collections/${id}`)
  await client.post('/api/v1/collections', COLLECTION)
}

/** Sends as many records of the same kind over the API, for a server whose tables are not known. */
export async function sendRecords(client: Client, count: number): Promise<void> {
  const random = randomFrom(3)
  const recordOf = (n: number): object => ({
    key: { email: `contact${n}@northwind.example` },
    properties: {
      City: pick(random, CITIES),
      Account: `AC-${String(n).padStart(6, '0')}`,
      Stage: pick(random, STAGES),
      Budget: Math.floor(random() * 500_000),
      Signed: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 365))).toISOString().slice(0, 10),
      ...(n % 2 === 0 && { Topics: [pick(random, TOPICS), pick(random, TOPICS)] }),
    },
  })
  for (let sent = 0; sent < count; sent += SENT_AT_ONCE) {
    const records = Array.from({ length: Math.min(SENT_AT_ONCE, count - sent) }, (_, n) => recordOf(sent + n + 1))
    await client.post('/api/v1/upsert', { records })
  }
}

/** Inserts the records with these numbers, with their keys, values and changes. */
export async function insertRecords(database: Database, from: number, to: number, atOnce = AT_ONCE): Promise<void> {
  for (let first = from; first <= to; first += atOnce)
    for (const statement of STATEMENTS) await database.query(statement, [first, Math.min(first + atOnce - 1, to)])
}

const VALUES_OF = 'SELECT name, value FROM property_values WHERE record_id = $1'

/** Checks that a record is like one with the same values that is sent to the service. @throws Error if not */
export async function requireAlikeRecord(client: Client, database: Database, number: number): Promise<void> {
  const id = `rec_${String(number).padStart(26, '0')}`
  const values = await database.query<{ name: string; value: unknown }>(VALUES_OF, [id])
  const email = `contact${number}@alike.example`
  const properties = Object.fromEntries(values.map(({ name, value }) => [name, value]))
  await client.post('/api/v1/upsert', { records: [{ key: { email }, type: 'Contact', properties }] })
  const written = `(SELECT record_id FROM record_keys WHERE value = '${email}')`
  await requireAlike(database, [
    { table: 'records', order: 'id', written: `id = ${written}`, loaded: `id = '${id}'` },
    ...['property_values', 'property_changes'].map(table => ({
      table,
      order: 'system_name',
      written: `record_id = ${written}`,
      loaded: `record_id = '${id}'`,
    })),
  ])
  const [key] = await database.query(
    `SELECT FROM record_keys WHERE record_id = '${id}' AND type = 'Contact' AND name = 'email'`,
  )
  if (!key) throw new Error(`Record ${id} has no key.`)
}

/**
 * Fills an organization with records of six properties, directly in the database: sending a hundred thousand would take
 * most of the time of a run.
 * @returns the work that has to be done while no server runs
 */
export async function fillRecords(client: Client, store: Store, records: number) {
  await defineAccounts(client)
  return async (): Promise<void> => {
    const database = await openBeside(store)
    await insertRecords(database, 1, records)
    // as a running server does each minute, and PostgreSQL automatically
    await refreshStatistics(database)
    if (store.url !== undefined) await database.query('VACUUM')
    await database.close()
    say(`  ${store.name}: ${records} records stored`)
  }
}
