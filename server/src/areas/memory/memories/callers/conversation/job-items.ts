import type { ItemOutcome, JobItem } from '../../../../../platform/jobs/itemized-job.ts'
import type { Json } from '../../../../../platform/values/json.ts'
import type { Turn } from '../../extraction/windows.ts'
import type { Conversation, Piece } from './read-conversation.ts'

/** The messages of a conversation as items of an event. A skipped one is in the window of the turn before it. */
export function toItems({ pieces }: Conversation): Json[] {
  let window = 0
  return pieces.map((piece): Json => {
    if ('turn' in piece) window = piece.turn.window
    return JSON.parse(JSON.stringify('turn' in piece ? piece.turn : { ...piece, window }))
  })
}

/** The first items that are extracted together; undefined if they are not of a conversation. */
export function firstWindow(items: readonly JobItem[]): JobItem[] | undefined {
  const window = windowOf(items[0])
  if (window === undefined) return undefined
  const next = items.findIndex(item => windowOf(item) !== window)
  return next < 0 ? [...items] : items.slice(0, next)
}

const windowOf = (item: JobItem | undefined): number | undefined => item && inputOf(item).window

/** The turns among these items, and the outcome of the others. */
export function turnsOf(items: readonly JobItem[]): {
  turns: { index: number; turn: Turn }[]
  skipped: ItemOutcome[]
} {
  const turns: { index: number; turn: Turn }[] = []
  const skipped: ItemOutcome[] = []
  for (const item of items) {
    const input = inputOf(item)
    if ('skipped' in input) skipped.push({ index: item.index, result: { skipped: input.skipped } })
    else turns.push({ index: item.index, turn: input })
  }
  return { turns, skipped }
}

// what `toItems` wrote
const inputOf = ({ input }: JobItem): Turn | (Extract<Piece, { skipped: unknown }> & { window: number }) =>
  input as never
