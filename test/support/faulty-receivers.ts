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
/** With these the receiver has accepted the event: its response was in time, or larger than what is read of it. */
const TAKEN: ReadonlySet<BehaviourName> = new Set(['ok', 'slow', 'huge', 'gzipJunk'])
/** Share of events that no receiver ever accepts. */
const POISONED_SHARE = 0.005
/** The behaviour for events that no receiver ever accepts; it is not drawn. */
const WHEN_POISONED: BehaviourName = 'status'

/**
 * Receivers of which one response in three goes wrong, and which check everything that arrives against what was sent.
 */
export interface FaultyReceivers {
  url: string
  /** Adds a receiver, identified by its path; `secret` signs its deliveries. */
  add(path: string, secret: string): void
  /** From now on it always responds like this. */
  fail(path: string, how: 'status' | 'gone'): void
  /** By event, how often a receiver has accepted it. */
  taken: ReadonlyMap<string, number>
  /** By event, the behaviours it has met. */
  met: ReadonlyMap<string, ReadonlySet<BehaviourName>>
  /** Deliveries that should not have arrived, or not like this. */
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

/** Whether no receiver accepts this event, however often it arrives. */
export const isPoisoned = (id: string): boolean => draw(id) < POISONED_SHARE

/** Drawn by event and attempt, so that a run can be reproduced. */
function answerTo(id: string, attempt: number): BehaviourName {
  if (isPoisoned(id)) return WHEN_POISONED
  const drawn = draw(`${id} ${attempt}`)
  if (drawn >= FAULTY_SHARE) return 'ok'
  return FAULTS[Math.floor((drawn / FAULTY_SHARE) * FAULTS.length)] ?? 'ok'
}

/** From 0 up to, but not including, 1. */
const draw = (text: string): number => crc32(text) / 2 ** 32
