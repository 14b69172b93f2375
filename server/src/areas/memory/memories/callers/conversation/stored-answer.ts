import type { Schemas } from '../../../../../contract/schemas.ts'
import type { Turn } from '../../extraction/windows.ts'
import type { Prepared } from '../prepare.ts'
import { type Memorized, warningOf } from '../reply.ts'
import type { Conversation, Piece } from './read-conversation.ts'

type Stored = Schemas['ConversationStored']

/** The response of a conversation that was stored at once. */
export function toAnswer({ sessionId, pieces }: Conversation, prepared: Prepared[], memorized: Memorized[]): Stored {
  const turns: Stored['data']['turns'] = []
  const properties: Stored['data']['properties'] = []
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    const one = isTurn(piece) ? memorized[at++] : undefined
    const memoryId = one?.memories[0]?.id
    if (!isTurn(piece)) turns.push({ index, ...piece })
    if (!one || memoryId === undefined) continue
    turns.push({ index, memoryId, ...(one.duplicate && { duplicate: true }) })
    properties.push(...one.properties.map(property => ({ index, memoryId, ...property })))
  }
  const all = memorized.flatMap((one, n) => (prepared[n] && warningOf(prepared[n], one)) || [])
  // turns have the same reasons
  const warnings = [...new Map(all.map(warning => [warning.code, warning])).values()]
  return {
    success: true,
    data: {
      creditsCharged: memorized.reduce((sum, one) => sum + one.creditsCharged, 0),
      recordId: memorized[0]?.recordId ?? '',
      sessionId,
      turns,
      properties,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

const isTurn = (piece: Piece): piece is Extract<Piece, { turn: Turn }> => 'turn' in piece
