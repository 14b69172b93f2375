import type { Scope } from '../../platform/database/scope.ts'
import { HOUR_MS } from '../../platform/values/durations.ts'
import type { Meaning, Source } from '../types.ts'
import { Signatures } from './signatures.ts'

/** Maximum number of newest vectors per tenant: 250,000 take 18 MB. */
const MAX_OF_TENANT = 250_000
/** Maximum size for all tenants of a process; evicts the least recently used. */
const MAX_BYTES = 128 * 1024 * 1024
const READ_AT_ONCE = 10_000
/**
 * How long cached vectors are used without checking for new ones. Guidelines are always checked: they are few, and apply
 * as soon as they are stored.
 */
const FRESH_MS = 1_000
/** After this time the cache is reloaded, which drops deleted vectors. */
const KEPT_MS = HOUR_MS
/** How long a search waits for signatures that are being loaded before it continues with those available. */
const PATIENCE_MS = 1_000

// numbers increase in commit order, because one job at a time writes vectors: no lower number can appear later
const NEWS = `
SELECT coalesce(json_agg(e.number ORDER BY e.number), '[]')::text AS numbers, coalesce(encode(string_agg(bit_send(e.signature), '' ORDER BY e.number), 'base64'), '') AS signatures
FROM (
  SELECT e.number, e.signature FROM search.embeddings e
  WHERE e.tenant_id = $1 AND e.number > $2 AND e.source = $3 AND e.model = $4 ORDER BY e.number LIMIT ${READ_AT_ONCE}
) e`

const FIRST = `
SELECT coalesce((
  SELECT e.number FROM search.embeddings e WHERE e.tenant_id = $1 ORDER BY e.number DESC OFFSET ${MAX_OF_TENANT} LIMIT 1
), 0)::text AS number`

interface Known {
  signatures: Signatures
  since: number
  fresh: number
  reading: Promise<void> | undefined
}

/**
 * Finds the vectors of a tenant that are nearest to a question's. Each process caches signatures and updates them from
 * the database; results are verified against the database.
 */
class NearestVectors {
  readonly #tenants = new Map<string, Known>()

  /** @returns numbers of `search.embeddings`, nearest first */
  async find(scope: Scope, source: Source, { model, vector }: Meaning, limit: number): Promise<number[]> {
    return (await this.#read(scope, source, model)).nearest(vector, limit)
  }

  /** @returns numbers of `search.embeddings`, those that were stored last */
  async newest(scope: Scope, source: string, model: string, limit: number): Promise<number[]> {
    return (await this.#read(scope, source, model)).newest(limit)
  }

  async #read(scope: Scope, source: string, model: string): Promise<Signatures> {
    const name = JSON.stringify([scope.tenantId, source, model])
    const known = this.#known(name)
    if (performance.now() - known.fresh > (source === 'guideline' ? 0 : FRESH_MS)) {
      known.reading ??= this.#update(scope, source, model, known).finally(() => {
        known.reading = undefined
      })
      await orAfter(known.reading, PATIENCE_MS)
    }
    return known.signatures
  }

  #known(name: string): Known {
    const before = this.#tenants.get(name)
    const now = performance.now()
    const known =
      before && now - before.since < KEPT_MS
        ? before
        : {
            signatures: new Signatures(MAX_OF_TENANT),
            since: now,
            fresh: Number.NEGATIVE_INFINITY,
            reading: undefined,
          }
    // the map is in the order of last use
    this.#tenants.delete(name)
    this.#tenants.set(name, known)
    let bytes = 0
    for (const { signatures } of this.#tenants.values()) bytes += signatures.bytes
    for (const [other, { signatures }] of this.#tenants) {
      if (bytes <= MAX_BYTES || other === name) break
      bytes -= signatures.bytes
      this.#tenants.delete(other)
    }
    return known
  }

  async #update(scope: Scope, source: string, model: string, known: Known): Promise<void> {
    const { signatures } = known
    let last = signatures.size > 0 ? signatures.last : Number((await scope.query<{ number: string }>(FIRST))[0]?.number)
    for (;;) {
      const [news] = await scope.query<{ numbers: string; signatures: string }>(NEWS, [last, source, model])
      const numbers = JSON.parse(news?.numbers ?? '[]') as number[]
      signatures.add(numbers, Buffer.from(news?.signatures ?? '', 'base64'))
      last = numbers.at(-1) ?? last
      if (numbers.length < READ_AT_ONCE) break
    }
    known.fresh = performance.now()
  }
}

/** Of this process. */
export const nearestVectors = new NearestVectors()

/** Waits for work up to a time limit; the work continues in the background. */
async function orAfter(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
