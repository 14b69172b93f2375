import fc from 'fast-check'
import { Pool } from 'undici'
import { responseProblem } from '../../../server/src/contract/validator.ts'
import { aim, curlOf, type Shot } from './aim.ts'
import { type Draft, drafts } from './draft.ts'
import type { Surroundings } from './surroundings.ts'
import { learn, revive, type Target } from './target.ts'

export interface Volley {
  url: string
  targets: readonly Target[]
  surroundings: Surroundings
  /** Batches of requests are drawn with this seed and the following ones. */
  seed: number
  count: number
  /** What the server has logged. */
  lines(): readonly string[]
  /** Whether a response of 5xx is due to what the test does to the server now. */
  isDue?(status: number, text: string): boolean
}

/** What the responses were. */
export interface Tally {
  statuses: Map<number, number>
  /** Responses of 5xx that a failing model, source or database caused. */
  due: number
  succeeded: Set<string>
  /** One of each kind, with its seed and as a curl command. */
  problems: string[]
}

const AT_ONCE = 48
const BATCH = 500
/** The longest documented call is a test of the models, which takes a minute. */
const HANGS_MS = 70_000
/** One of so many responses is validated against the spec, since that takes longer than the request. */
const VALIDATED_IN = 10
/** Refusals of a key that has lost what it may do. */
const LOST_ACCESS = new Set([401, 403, 429])
const SHOWN = 4_000

/** Senders of webhooks that wait too long behind the other requests are asked to send again. */
const TOO_BUSY = /The event was not stored within/
/** Failures of models and sources that are configured to fail. */
const OF_OTHERS =
  /language model|embedding model|"path":"provider"|RUN_TIMEOUT_SECONDS|\bsource\b.*(?:failed|answer)|tool server/i

const REQUEST_ID = /\breq_[0-9A-Z]{26}\b/
const KIND = /"(?:error|type)":"(\w+)"/

/** Sends generated requests, many at once. */
export async function fire({ url, targets, surroundings, seed, count, lines, isDue }: Volley): Promise<Tally> {
  const pool = new Pool(url, { connections: AT_ONCE, headersTimeout: HANGS_MS, bodyTimeout: HANGS_MS })
  const tally: Tally = { statuses: new Map(), due: 0, succeeded: new Set(), problems: [] }
  const kinds = new Set<string>()
  const draw = drawer(seed, count)

  async function send(draft: Draft, drawn: string): Promise<void> {
    const { operation, choice, caller } = draft
    const [target, stranger] = [0, 1].map(n => targets[(choice + n) % targets.length])
    if (!target || !stranger) throw new Error('There are no targets.')
    await target.reviving
    const shot = await aim(draft, { target, stranger, surroundings })
    const report = (kind: string, what: string): void => {
      if (kinds.has(`${operation.id} ${kind}`)) return
      kinds.add(`${operation.id} ${kind}`)
      const request = REQUEST_ID.exec(what)?.[0]
      const logged = lines().filter(line => request !== undefined && line.includes(request))
      const problem = [`${operation.id}: ${what}`, drawn, curlOf(url, shot).slice(0, SHOWN), ...logged].join('\n')
      tally.problems.push(problem)
      process.stdout.write(`${problem}\n\n`)
    }
    const answer = await answerOf(pool, shot).catch((error: Error) => error)
    if (answer instanceof Error) {
      if (!isDue?.(0, answer.message)) report(answer.name, String(answer))
      return
    }
    const { status, type, text } = answer
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    if (status < 300) {
      tally.succeeded.add(operation.id)
      learn(target, text)
    }
    if (LOST_ACCESS.has(status) && caller === 'own' && operation.caller === 'tenant') await revive(url, target)
    if (status >= 500) {
      if (OF_OTHERS.test(text) || TOO_BUSY.test(text) || isDue?.(status, text)) tally.due++
      else report(`${status} ${KIND.exec(text)?.[1]}`, `${status} ${text.slice(0, SHOWN)}`)
    }
    if (!operation.statuses.includes(status))
      report(`${status}`, `${status} is not documented: ${text.slice(0, SHOWN)}`)
    else if (type.startsWith('application/json') && choice % VALIDATED_IN === 0) {
      const problem = responseProblem(operation, status, JSON.parse(text))
      if (problem) report('schema', problem.slice(0, SHOWN))
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let each = draw(); each; each = draw()) await send(each.draft, each.drawn)
    }),
  )
  await pool.close()
  return tally
}

/** Draws batch by batch: the same seed draws the same requests, but for the ids of what exists then. */
function drawer(seed: number, count: number): () => { draft: Draft; drawn: string } | undefined {
  let batch: Draft[] = []
  let left = count
  let next = seed
  let at = 0
  return () => {
    if (left === 0) return undefined
    left--
    if (at === batch.length) {
      batch = fc.sample(drafts, { seed: next++, numRuns: BATCH })
      at = 0
    }
    const draft = batch[at++]
    return draft && { draft, drawn: `request ${at} of KEEPSAKE_FIRE_SEED=${next - 1}` }
  }
}

async function answerOf(
  pool: Pool,
  { method, path, headers, body }: Shot,
): Promise<{ status: number; type: string; text: string }> {
  const answer = await pool.request({ method, path, headers, ...(body !== undefined && { body }) })
  const type = String(answer.headers['content-type'])
  const status = answer.statusCode
  if (!type.startsWith('text/event-stream')) return { status, type, text: await answer.body.text() }
  let text = ''
  for await (const piece of answer.body) {
    text += piece
    // a stream without an end
    if (text.startsWith(': connected')) break
  }
  return { status, type, text }
}
