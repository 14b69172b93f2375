import type { Database } from '../../../../platform/database/database.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { type StoreInput, store } from '../sql/store.ts'

const AT = '2026-01-01T00:00:00.000Z'
const HASH = '00'.repeat(32)

/** A text about a new record, with one value. */
function sample(): StoreInput {
  const id = newId('mem')
  const of = { n: 0, source: `memory:${id}` }
  return {
    operation: 'memorize',
    reservationId: null,
    entities: [
      {
        e: 0,
        record_id: null,
        new_id: newId('rec'),
        type: null,
        usual_type: null,
        new_type: 'person',
        typed: false,
        keys: [{ name: 'email', value: 'sample@keepsake.example' }],
      },
    ],
    items: [
      {
        n: 0,
        e: 0,
        id,
        content: 'A sample.',
        hash: HASH,
        other_hash: HASH,
        own_turn: false,
        repeats: [[[{ hash: HASH, speaker: null, day: null }]]],
        speaker: null,
        session_id: null,
        collection_id: null,
        tags: [],
        metadata: {},
        searchable: true,
        timestamp: AT,
        credits: 1,
        usage_id: newId('use'),
        key_id: null,
        request_id: newId('req'),
      },
    ],
    documents: [
      {
        id,
        source: 'memory',
        sessionId: null,
        speaker: null,
        timestamp: AT,
        tags: [],
        passages: [{ keys: [1], counts: [1], length: 1, traits: 0 }],
      },
    ],
    properties: [
      {
        ...of,
        collection_id: '',
        system_name: 'sample',
        name: 'Sample',
        type: 'text',
        mode: 'replace',
        value: 'sample',
        text_value: 'sample',
        number_value: null,
        date_value: null,
        confidence: 1,
        as_of: AT,
        actor: 'keepsake',
        evidence: null,
      },
    ],
    suggestions: [],
  }
}

const TENANT = `WITH o AS (INSERT INTO organizations (id, name, plan) VALUES ($1, 'sample', 'free') RETURNING id)
  INSERT INTO tenants (organization_id, livemode, credits) SELECT id, false, 1000 FROM o RETURNING id`

/** Stores a sample for an organization of its own, and takes both back: the database then has planned what the first memory needs. */
export async function warmStore(database: Database): Promise<void> {
  const takenBack = new Error('A sample was stored.')
  try {
    await database.transaction(async () => {
      const [tenant] = await database.query<{ id: number }>(TENANT, [newId('org')])
      if (tenant) await store(database.scope({ tenantId: tenant.id, livemode: false }), sample())
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
}
