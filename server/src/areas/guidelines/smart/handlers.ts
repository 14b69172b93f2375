import { respond } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Models } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { charge, priceFor, release, requireCredits, reserve, settle } from '../../../platform/credits/credits.ts'
import { PRICES } from '../prices.ts'
import type { SmartUpdater } from './plan/smart-update.ts'
import type { SelectGuidelines, Selection } from './selection/select.ts'
import { testGuidelines } from './test-guidelines.ts'

interface Dependencies {
  models: Models
  embedQuery: EmbedQuery
  selectGuidelines: SelectGuidelines
  updater: SmartUpdater
}

export type SmartOperation = 'smartGuidelines' | 'testGuidelines' | 'smartUpdate' | 'applySmartUpdate'

/** Selects guidelines for messages, and plans updates. */
export function createSmartHandlers({ models, embedQuery, selectGuidelines, updater }: Dependencies) {
  /** The selection, charged: a model is an external service, so its price is reserved before the call. */
  async function select(
    { scope, principal, requestId, signal }: TenantCall,
    request: Schemas['SmartGuidelinesRequest'],
  ): Promise<Selection & { creditsCharged: number }> {
    const billing = { scope, principal, requestId }
    const run = (): Promise<Selection> => selectGuidelines(scope, { ...request, signal })
    const price = priceFor(principal, PRICES.smartGuidelines)
    if (!models.choose || request.mode === 'fast') {
      requireCredits(principal, price)
      const selection = await run()
      await charge(billing, 'smartGuidelines', price)
      return { ...selection, creditsCharged: price }
    }
    const reservation = await reserve(billing, 'smartGuidelines', price + PRICES.chooseGuidelines)
    try {
      const selection = await run()
      const creditsCharged =
        price + (selection.usage.inputTokens !== undefined ? priceFor(principal, PRICES.chooseGuidelines) : 0)
      await settle(billing, reservation, creditsCharged)
      return { ...selection, creditsCharged }
    } catch (error) {
      await release(scope, reservation)
      throw error
    }
  }

  return {
    async smartGuidelines({ body, call }) {
      const { creditsCharged, usage, ...selection } = await select(call, body)
      return respond(200, { ...selection, usage: { ...usage, creditsCharged } })
    },
    testGuidelines: async ({ body, call }) =>
      respond(200, await testGuidelines({ models, embedQuery, selectGuidelines }, body, call)),
    smartUpdate: ({ body, call }) => updater.update(call, body),
    applySmartUpdate: async ({ path, body, call }) => ({
      status: 200,
      body: await updater.apply(call, path.planId, body.items),
    }),
  } satisfies Partial<Handlers>
}
