import { describe, expectTypeOf, it } from 'vitest'
import type { ApiPromise } from './api-promise.ts'
import type { Keepsake } from './client.ts'
import type { Event, MemorizeRequest, MemorizeResponse, SmartRecallResponse } from './generated/models.gen.ts'
import type { Page } from './page.ts'

type Client = InstanceType<typeof Keepsake>

describe('the method types', () => {
  it('match the spec', () => {
    expectTypeOf<Client['memory']['memorize']>().parameter(0).toEqualTypeOf<MemorizeRequest>()
    expectTypeOf<ReturnType<Client['memory']['memorize']>>().toEqualTypeOf<ApiPromise<MemorizeResponse>>()
    expectTypeOf<Awaited<ReturnType<Client['memory']['smartRecall']>>>().toEqualTypeOf<SmartRecallResponse>()
    expectTypeOf<SmartRecallResponse['results'][number]['score']>().toBeNumber()
  })

  it('leave fields with a default optional', () => {
    expectTypeOf<{ content: string; email: string }>().toExtend<MemorizeRequest>()
    expectTypeOf<{ email: string }>().not.toExtend<MemorizeRequest>()
  })

  it('of a list are its body, and yield its items', () => {
    type Events = Awaited<ReturnType<Client['events']['list']>>
    expectTypeOf<Events['data']>().toEqualTypeOf<Event[]>()
    expectTypeOf<Events>().toExtend<AsyncIterable<Event>>()
    expectTypeOf<Awaited<ReturnType<Events['getNextPage']>>>().toEqualTypeOf<
      Page<{ success: true; data: Event[]; nextCursor?: string }>
    >()
  })

  it('of a wait are the event', () => {
    expectTypeOf<ReturnType<Client['events']['wait']>>().resolves.toEqualTypeOf<Event>()
  })
})
