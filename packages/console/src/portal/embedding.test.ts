import { afterEach, expect, it, vi } from 'vitest'
import type { Session } from '../session/session.ts'
import { mayEmbed, talkToEmbedder } from './embedding.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['https://app.northwind.example', true],
  ['https://eu.shops.example', true],
  ['http://eu.shops.example', false],
  ['https://shops.example', false],
  ['https://eu.shops.example.evil.example', false],
  ['https://evilshops.example', false],
  ['https://app.northwind.example:8443', false],
  ['https://app.northwind.example.evil.example', false],
  ['null', false],
  ['', false],
])('the origin %j may show the portal: %s', (origin, may) => {
  expect(mayEmbed(['https://app.northwind.example', 'https://*.shops.example'], origin)).toBe(may)
})

it('no origin may show it if none is listed', () => {
  expect(mayEmbed([], 'https://app.northwind.example')).toBe(false)
})

it('a link that is refused, and one that seems over at once, is asked for again after a minute and not before', async () => {
  vi.useFakeTimers()
  const origin = 'https://app.northwind.example'
  const told: string[] = []
  let receive: (event: object) => void = () => undefined
  const parent = {
    // as the snippet of the documentation does
    postMessage: ({ type }: { type: string }) => {
      told.push(type)
      queueMicrotask(() =>
        receive({ source: parent, origin, data: { type: 'portal.open', url: '/portal#code=wpc_1' } }),
      )
    },
  }
  const page = {
    parent,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    addEventListener: (_: string, listener: typeof receive) => {
      receive = listener
    },
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://keepsake.northwind.example/portal' })
  vi.stubGlobal('document', { referrer: `${origin}/`, getElementById: () => null })
  let changed: () => void = () => undefined
  const portal = { branding: null, livemode: true, expiresAt: new Date(Date.now() - 1_000).toISOString() }
  let isRefused = true
  const session: Pick<Session, 'current' | 'ended' | 'listen' | 'signIn' | 'signOut'> = {
    current: () => ({ portal }) as ReturnType<Session['current']>,
    ended: () => undefined,
    listen: listener => {
      changed = listener
      return () => true
    },
    signIn: async () => {
      if (isRefused) throw new Error('This code is unknown.')
      changed()
    },
    signOut: () => undefined,
  }
  talkToEmbedder(session as Session, [origin])
  changed()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(told).toEqual(['portal.expiring'])
  isRefused = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toHaveLength(4)
})
