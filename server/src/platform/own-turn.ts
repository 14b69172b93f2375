import { setImmediate } from 'node:timers/promises'

/** Characters of text that take some milliseconds to go through. */
const LONG = 20_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Does work on a text. On a long text it waits for a turn of the event loop that nobody else's long work shares, so that many of them
 * do not add up to one long wait for everything else.
 * @param characters how long the text is
 */
export async function inOwnTurn<T>(characters: number, work: () => T): Promise<T> {
  if (characters < LONG) return work()
  const turn = last.then(() => setImmediate()).then(work)
  last = turn.catch(() => {})
  return turn
}
