import type { Schemas } from '../../../../contract/schemas.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import { type BillingContext, requireCredits } from '../../../../platform/credits/credits.ts'
import type { Suggestion } from '../../../../platform/database/prisma/client.ts'
import { ApiError, conflict, invalid, notFound, toBody } from '../../../../platform/values/errors.ts'
import { given } from '../../../../platform/values/given.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import type { Undoer } from '../updates/undo.ts'
import type { Updater } from '../updates/update.ts'
import { matching } from './list.ts'

/** The most suggestions that one call decides on: each that is accepted is a transaction. */
const MAX_DECIDED = 200

type Chosen = Pick<Schemas['DismissSuggestionsRequest'], 'ids' | 'filter'>
type Decisions = Schemas['SuggestionDecisions']
type Decision = { changed: boolean; creditsCharged: number }

export interface SuggestionDecider {
  /** Stores the suggested values, or the one given instead, as a caller's values whose source is the memory. */
  accept(billing: BillingContext, request: Schemas['AcceptSuggestionsRequest']): Promise<Decisions>
  /** Their values are not suggested again for their records. */
  dismiss(billing: BillingContext, request: Schemas['DismissSuggestionsRequest']): Promise<Decisions>
  /** Opens decided suggestions again. What accepting stored becomes the value before. */
  undo(billing: BillingContext, request: Schemas['UndoSuggestionsRequest']): Promise<Decisions>
}

export function createSuggestionDecider({
  definitionsOf,
  updater,
  undo,
}: {
  definitionsOf: DefinitionsOf
  updater: Updater
  undo: Undoer
}): SuggestionDecider {
  /** Decides on each suggestion separately: if one fails, the others keep their decision. */
  async function decide(
    { scope, principal }: BillingContext,
    { ids, filter }: Chosen,
    statuses: readonly string[],
    work: (suggestion: Suggestion) => Promise<Decision>,
  ): Promise<Decisions> {
    if ((ids === undefined) === (filter === undefined))
      throw invalid('body', 'Pass either ids or filter. An empty filter matches all open suggestions.')
    const where = ids
      ? { id: { in: [...ids] } }
      : matching(filter ?? {}, statuses[0], await definitionsOf(scope, principal.definitionsVersion))
    const found = await scope.prisma(({ suggestion }) =>
      suggestion.findMany({ where, orderBy: { id: 'asc' }, take: MAX_DECIDED }),
    )
    const outcomes: Decisions['outcomes'] = []
    let creditsCharged = 0
    for (const id of ids ?? found.map(suggestion => suggestion.id)) {
      try {
        const suggestion = found.find(one => one.id === id)
        if (!suggestion) throw notFound('suggestion', id)
        if (!statuses.includes(suggestion.status)) throw decided(suggestion)
        const decision = await scope.retriedTransaction(() => work(suggestion))
        creditsCharged += decision.creditsCharged
        outcomes.push({ id, succeeded: true })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        const { error: code, message } = toBody(error)
        outcomes.push({ id, succeeded: false, error: { code: String(code), message: String(message) } })
      }
    }
    const left = filter ? await scope.prisma(({ suggestion }) => suggestion.count({ where })) : 0
    return { decided: outcomes.filter(({ succeeded }) => succeeded).length, left, creditsCharged, outcomes }
  }

  /** Sets the status in the same transaction as what follows from it. @throws ApiError `conflict_error` if somebody was faster */
  async function mark(
    { scope, principal }: BillingContext,
    { id, status: before }: Suggestion,
    status: 'open' | 'accepted' | 'dismissed',
    madeVersion: number | null = null,
  ): Promise<void> {
    const decision = status === 'open' ? null : { at: await scope.now(), by: actorOf(principal) }
    const { count } = await scope.prisma(({ suggestion }) =>
      suggestion.updateMany({
        where: { id, status: before },
        data: { status, madeVersion, decidedAt: decision?.at ?? null, decidedBy: decision?.by ?? null },
      }),
    )
    if (count === 0) throw conflict(`${id} was decided by another call meanwhile. Fetch it.`)
  }

  return {
    async accept(billing, { ids, filter, value, reason }) {
      const { scope, principal } = billing
      requireCredits(principal, PRICES.update)
      if (value !== undefined && ids?.length !== 1)
        throw invalid('body.value', 'body.value corrects one suggestion: pass exactly one id with it.')
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      return decide(billing, given({ ids, filter }), ['open'], async suggestion => {
        const { recordId, collectionId, systemName, memoryId } = suggestion
        const defined = collections
          .find(({ id }) => id === collectionId)
          ?.properties.find(property => property.systemName === systemName)
        const [made] = await updater.apply(
          billing,
          'acceptSuggestions',
          [
            {
              recordId,
              propertyName: systemName,
              ...(collectionId !== '' && { collectionId }),
              operation: defined?.mode === 'append' ? 'push' : 'set',
              unique: true,
              value: value ?? (suggestion.value as Json),
              sourceMemoryId: memoryId,
              // written by `queueSuggestions`
              evidence: suggestion.evidence as Schemas['Evidence'],
              ...(reason !== undefined && { reason }),
            },
          ],
          () => 'body',
        )
        await mark(billing, suggestion, 'accepted', made?.changed ? made.version : null)
        return { changed: made?.changed ?? false, creditsCharged: made?.changed ? PRICES.update : 0 }
      })
    },

    dismiss: (billing, request) =>
      decide(billing, request, ['open'], async suggestion => {
        await mark(billing, suggestion, 'dismissed')
        return { changed: true, creditsCharged: 0 }
      }),

    undo: (billing, { ids }) =>
      decide(billing, { ids }, ['accepted', 'dismissed'], async suggestion => {
        const { recordId, collectionId, systemName, madeVersion } = suggestion
        let creditsCharged = 0
        if (suggestion.status === 'accepted' && madeVersion !== null) {
          const undone = await undo(billing, {
            recordId,
            propertyName: systemName,
            ...(collectionId !== '' && { collectionId }),
            version: madeVersion,
          })
          creditsCharged = undone.creditsCharged
        }
        await mark(billing, suggestion, 'open')
        return { changed: true, creditsCharged }
      }),
  }
}

const decided = ({ id, status }: Suggestion): ApiError =>
  conflict(
    status === 'open'
      ? `${id} is open: there is nothing to undo.`
      : `${id} is ${status} already. Undo that first (POST /api/v1/suggestions/undo).`,
  )
