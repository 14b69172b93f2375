import { setImmediate } from 'node:timers/promises'

/** Texts of this length take some milliseconds to process. */
const LONG = 20_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Processes a text. For a long text, it waits for a turn of the event loop without other long work, so that several
 * long texts do not block everything else.
 * @param characters length of the text
 */
export async function inOwnTurn<T>(characters: number, work: () => T): Promise<T> {
  if (characters < LONG) return work()
  const turn = last.then(() => setImmediate()).then(work)
  last = turn.catch(() => {})
  return turn
}
