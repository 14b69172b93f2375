import { crc32 } from 'node:zlib'
import { Webhook } from 'standardwebhooks'
import {
  type Arrival,
  BEHAVIOURS,
  type BehaviourName,
  type Receiver,
  startReceiver,
} from '../../server/test/support/receiver.ts'

const FAULTY_SHARE = 0.3
const FAULTS: readonly BehaviourName[] = [
  'status',
  'tooMany',
  'tooManyUntil',
  'redirecting',
  'slow',
  'hanging',
  'dripping',
  'resetting',
  'huge',
  'gzipJunk',
]
/** With these the receiver has the event: it has said so in time, whatever the rest of its answer does. */
const TAKEN: ReadonlySet<BehaviourName> = new Set(['ok', 'slow', 'dripping', 'huge', 'gzipJunk'])
/** Of all events: what no receiver ever takes. */
const POISONED_SHARE = 0.005
/** Not drawn, but what is left for these attempts when all others have gone wrong. */
const WHEN_POISONED: BehaviourName = 'status'

/** Receivers that go wrong as often as one in three, and hold everything that comes against what was sent. */
export interface FaultyReceivers {
  url: string
  /** A receiver of its own, known by its path; `secret` signs what it gets. */
  add(path: string, secret: string): void
  /** From now on it answers like this, always. */
  fail(path: string, how: 'status' | 'gone'): void
  /** Event by event, how often a receiver has taken it. */
  taken: ReadonlyMap<string, number>
  /** Event by event, what it has met. */
  met: ReadonlyMap<string, ReadonlySet<BehaviourName>>
  /** What should not have come, or not so. */
  problems: readonly string[]
  readonly arrivals: number
  close(): Promise<void>
}

export async function startFaultyReceivers(): Promise<FaultyReceivers> {
  const receiver: Receiver = await startReceiver()
  const taken = new Map<string, number>()
  const met = new Map<string, Set<BehaviourName>>()
  const bodies = new Map<string, string>()
  const failing = new Map<string, BehaviourName>()
  const problems: string[] = []
  let arrivals = 0

  function verify(path: string, verifier: Webhook, { headers, body }: Arrival): string {
    const id = headers['webhook-id'] ?? ''
    try {
      verifier.verify(body, headers)
    } catch (error) {
      problems.push(`${path} ${id}: ${error}`)
    }
    const first = bodies.get(id)
    if (first !== undefined && first !== body) problems.push(`${path} ${id}: other bytes than before`)
    bodies.set(id, body)
    return id
  }

  return {
    url: receiver.url,
    add(path, secret) {
      const verifier = new Webhook(secret)
      receiver.on(path, (response, arrival, attempt) => {
        const id = verify(path, verifier, arrival)
        if (arrival.body.includes('webhook.tested')) return BEHAVIOURS[failing.get(path) ?? 'ok'](response)
        arrivals++
        const answer = failing.get(path) ?? answerTo(id, attempt)
        if (TAKEN.has(answer)) taken.set(id, (taken.get(id) ?? 0) + 1)
        met.set(id, (met.get(id) ?? new Set()).add(answer))
        BEHAVIOURS[answer](response)
      })
    },
    fail: (path, how) => void failing.set(path, how),
    taken,
    met,
    problems,
    get arrivals() {
      return arrivals
    },
    close: receiver.close,
  }
}

/** Whether no receiver takes this event, however often it comes. */
export const isPoisoned = (id: string): boolean => draw(id) < POISONED_SHARE

/** Drawn by the event and the attempt, so that a run can be told again. */
function answerTo(id: string, attempt: number): BehaviourName {
  if (isPoisoned(id)) return WHEN_POISONED
  const drawn = draw(`${id} ${attempt}`)
  if (drawn >= FAULTY_SHARE) return 'ok'
  return FAULTS[Math.floor((drawn / FAULTY_SHARE) * FAULTS.length)] ?? 'ok'
}

/** 0 up to 1. */
const draw = (text: string): number => crc32(text) / 2 ** 32
