import { respond } from '../../../../../contract/answers.ts'
import type { Finishing } from '../../../../../contract/handlers.ts'
import type { Schemas } from '../../../../../contract/schemas.ts'
import { type BillingContext, unpaid } from '../../../../../platform/credits/credits.ts'
import { beginItemizedJob } from '../../../../../platform/jobs/itemized-job.ts'
import type { QueueLimits } from '../../../../../platform/jobs/queue-limit.ts'
import { OtherTypeError } from '../../../records/entity/problem.ts'
import type { Turn } from '../../extraction/windows.ts'
import { groupsOf } from '../../store/groups.ts'
import type { Memorizer } from '../memorize/memorize.ts'
import type { Prepared } from '../prepare.ts'
import { type Memorized, toMemorized } from '../reply.ts'
import { toItems } from './job-items.ts'
import { type Conversation, type ConversationRequest, readConversation } from './read-conversation.ts'
import { toAnswer } from './stored-answer.ts'

export const MEMORIZE_CONVERSATION = 'memorize_conversation'

/** Messages that are stored while the caller waits. */
const MAX_AT_ONCE = 50

type Accepted = Schemas['ConversationAccepted']
type Answer = { status: 200; body: Schemas['ConversationStored'] } | { status: 202; body: Accepted }

/** Stores conversations turn by turn: a short one at once, a long one or one that a model reads in the background. */
export const createConversationMemorizer = ({ memorizer, queue }: { memorizer: Memorizer; queue: QueueLimits }) => {
  return async (
    billing: BillingContext,
    request: ConversationRequest,
    { signal, finish }: Pick<Finishing, 'finish'> & { signal: AbortSignal },
  ): Promise<Answer> => {
    const conversation = readConversation(request, new Date())
    const turns = conversation.pieces.flatMap(piece => ('turn' in piece ? piece.turn : []))
    const [first] = turns
    if (first) memorizer.check(first, 'body')
    if (conversation.pieces.length > MAX_AT_ONCE || (first && memorizer.usesModel(first)))
      return finish(() => accept(billing, conversation))
    const prepare = (type: string | undefined): Promise<Prepared[]> => prepareAll(billing, turns, type, signal)
    const store = (prepared: Prepared[]): Promise<Answer> => storeAll(billing, conversation, prepared, finish)
    const prepared = await prepare(undefined)
    try {
      return await store(prepared)
    } catch (error) {
      if (!(error instanceof OtherTypeError)) throw error
      return store(await prepare(error.type))
    }
  }

  async function accept(billing: BillingContext, conversation: Conversation): Promise<Answer> {
    const eventId = await beginItemizedJob(billing.scope, {
      type: MEMORIZE_CONVERSATION,
      items: toItems(conversation),
      caller: { keyId: billing.principal.key?.id ?? null, requestId: billing.requestId },
      queue,
    })
    return respond(202, { eventId, sessionId: conversation.sessionId })
  }

  /** @param type of the record, if it is another one than assumed */
  async function prepareAll(
    billing: BillingContext,
    turns: readonly Turn[],
    type: string | undefined,
    signal: AbortSignal,
  ): Promise<Prepared[]> {
    const prepared: Prepared[] = []
    for (const window of Map.groupBy(turns, turn => turn.window).values()) {
      const requests = type === undefined ? window : window.map(turn => ({ ...turn, type }))
      prepared.push(...(await memorizer.prepareWindow(billing, requests, window[0]?.before ?? [], signal)))
    }
    return prepared
  }

  async function storeAll(
    billing: BillingContext,
    conversation: Conversation,
    prepared: Prepared[],
    finish: Finishing['finish'],
  ): Promise<Answer> {
    try {
      return await finish(async () => {
        const memorized: Memorized[] = []
        for (const group of groupsOf(prepared.map(one => ({ prepared: one })))) {
          const orders = group.map(work => ({ billing, prepared: work.prepared }))
          const outcome = await memorizer.remember(orders, { operation: 'memorizeConversation' })
          memorized.push(...group.map((work, n) => toMemorized(work.prepared, outcome, n)))
        }
        return { status: 200, body: toAnswer(conversation, prepared, memorized) }
      })
    } catch (error) {
      const price = prepared.reduce((sum, one) => sum + one.price, 0)
      throw await unpaid(error, billing.scope, price)
    }
  }
}
