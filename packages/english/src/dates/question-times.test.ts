import { describe, expect, it } from 'vitest'
import { nameOfTimes } from './name-of-times.ts'
import { ambiguousDates, namedTimes } from './question-times.ts'

const now = new Date('2026-11-21T10:00:00Z') // a Saturday

/** The first and last day of each span, as dates. */
const daysOf = (text: string): string[] =>
  namedTimes(text, now).flatMap(({ spans }) =>
    spans.map(
      ({ from, to }) => `${new Date(from).toISOString().slice(0, 10)}/${new Date(to - 1).toISOString().slice(0, 10)}`,
    ),
  )

describe('namedTimes', () => {
  it.each([
    ['What did Ana say on 7 May 2023?', ['2023-05-07/2023-05-07']],
    ['the call of May 7th, 2023', ['2023-05-07/2023-05-07']],
    ['the note from 2023-05-07', ['2023-05-07/2023-05-07']],
    ['Where was she in May 2023?', ['2023-05-01/2023-05-31']],
    ['How many trips in 2023?', ['2023-01-01/2023-12-31']],
    ['revenue in Q3 2024', ['2024-07-01/2024-09-30']],
    ['during the summer of 2025', ['2025-06-01/2025-08-31']],
    ['what happened last week', ['2026-11-09/2026-11-15']],
    ['what did I say yesterday', ['2026-11-20/2026-11-20']],
    ['who called last Tuesday', ['2026-11-17/2026-11-17']],
    ['plans of last month', ['2026-10-01/2026-10-31']],
    ['what changed last year', ['2025-01-01/2025-12-31']],
    ['two days ago', ['2026-11-19/2026-11-19']],
    ['the notes of 7.5.2023', ['2023-05-07/2023-05-07']],
    ['the notes of 07. 05. 2023', ['2023-05-07/2023-05-07']],
    ['the notes of 5/7/2023', ['2023-05-07/2023-05-07']],
    ['the notes of 23/5/2023', ['2023-05-23/2023-05-23']],
    ['what came in early June 2024', ['2024-06-01/2024-06-10']],
    ['what came mid-June 2024', ['2024-06-11/2024-06-20']],
    ['what came at the end of June 2024', ['2024-06-21/2024-06-30']],
    ['the first week of June 2024', ['2024-06-01/2024-06-07']],
    ['the last week of June 2024', ['2024-06-24/2024-06-30']],
    ['who called on the 17th?', ['2026-11-17/2026-11-17']],
    ['who called on the 30th?', ['2026-10-30/2026-10-30']],
    ['what changed since spring', ['2026-03-01/2026-11-21']],
    ['where is Rex-2031?', []],
    ['is part 2031-B in stock?', []],
    ['the week before August 3, 2023', ['2023-07-27/2023-08-02']],
  ])('reads %j', (text, days) => {
    expect(daysOf(text)).toEqual(days)
  })

  it('reads a month without a year as that month of any recent year', () => {
    expect(daysOf('what did we agree in March')).toContain('2025-03-01/2025-03-31')
    expect(daysOf('what did we agree in March').length).toBeGreaterThan(1)
  })

  it('reads "since" as lasting until now', () => {
    expect(daysOf('since 1 October 2026')).toEqual(['2026-10-01/2026-11-21'])
  })

  it.each(['May I ask who called?', 'What may come of it?', 'Ticket 2214 was closed', 'on 31 February 2023 sharp'])(
    'finds no day in %j',
    text => {
      expect(daysOf(text).filter(day => day.slice(0, 10) === day.slice(11))).toEqual([])
    },
  )
})

describe('time settings', () => {
  const daysIn = (text: string, settings: object, at = now): string[] =>
    namedTimes(text, at, settings).flatMap(({ spans }) =>
      spans.map(({ from, to }) => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`),
    )

  it.each([
    ['Europe/Berlin', '2026-11-19T23:00:00.000Z/2026-11-20T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-20T08:00:00.000Z/2026-11-21T08:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-19T18:30:00.000Z/2026-11-20T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00.000Z/2026-11-21T10:00:00.000Z'],
    [undefined, '2026-11-20T00:00:00.000Z/2026-11-21T00:00:00.000Z'],
  ])('reads "yesterday" in %s', (timeZone, span) => {
    expect(daysIn('who called yesterday?', { timeZone })).toEqual([span])
  })

  it('reads a day on which the clock changes', () => {
    // 25 hours
    expect(daysIn('on 25 October 2026', { timeZone: 'Europe/Berlin' })).toEqual([
      '2026-10-24T22:00:00.000Z/2026-10-25T23:00:00.000Z',
    ])
  })

  it.each([
    ['en-GB', '2026-05-07'],
    ['de', '2026-05-07'],
    ['en-US', '2026-07-05'],
    ['ja', '2026-07-05'],
    [undefined, '2026-07-05'],
  ])('reads 7/5/2026 in %s', (locale, day) => {
    expect(daysIn('on 7/5/2026', { locale })[0]?.slice(0, 10)).toBe(day)
    expect(daysIn('on 11/17/2026', { locale })[0]?.slice(0, 10)).toBe('2026-11-17')
    expect(daysIn('on 17.11.2026', { locale })[0]?.slice(0, 10)).toBe('2026-11-17')
    const isUnclear = ambiguousDates('on 7/5/2026 and 5/5/2026 and 17/5/2026', { locale })
    expect(isUnclear).toEqual(locale === undefined ? [{ written: '7/5/2026', day: '2026-07-05' }] : [])
  })

  it.each([
    ['in October 2026', 'October 2026'],
    ['in October', 'October'],
    ['yesterday', '20 November 2026'],
    ['on 17.11.2026', '17 November 2026'],
    ['last week', '9 November 2026 to 15 November 2026'],
    ['in 2024', '2024'],
    ['on 3 May 2026 or in June 2026', '3 May 2026 or June 2026'],
    ['the budget', ''],
  ])('names the times of %j', (text, name) => {
    for (const timeZone of [undefined, 'Europe/Berlin', 'America/Los_Angeles'])
      expect(nameOfTimes(`What was said ${text}?`, now, { timeZone })).toBe(name)
  })
})
