import { describe, expect, it, test } from 'vitest'
import { mayRevealPersonal } from './regions.ts'

describe('personal email addresses', () => {
  test.each([
    'United States',
    'US',
    'u.s.',
    'U.S.A.',
    'Vereinigte Staaten',
    'Estados Unidos',
    'Canada',
    'Brasil',
    '日本',
    'australia',
  ])('may be shown in %s', country => expect(mayRevealPersonal(country)).toBe(true))

  test.each([
    'Germany',
    'Deutschland',
    'DE',
    'Allemagne',
    'ALEMANIA',
    'Österreich',
    'Osterreich',
    'España',
    'Polska',
    'Suomi',
    'Ελλάδα',
    'Schweiz',
    'Norge',
    'UK',
    'U.K.',
    'Great Britain',
    'Royaume-Uni',
    'Réunion',
    'Jersey',
  ])('may not be shown in %s', country => expect(mayRevealPersonal(country)).toBe(false))

  // what cannot be recognized could be protected
  test.each(['Europe', 'EMEA', 'DEU', 'Bavaria', 'England', 'Germany, Berlin', '??', ' ', '', null, undefined, 49])(
    'may not be shown in %s',
    country => expect(mayRevealPersonal(country)).toBe(false),
  )

  it('are decided quickly', () => {
    mayRevealPersonal('France')
    const started = performance.now()
    for (let n = 0; n < 10_000; n++) mayRevealPersonal('France')
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
