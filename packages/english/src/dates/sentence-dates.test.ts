import { describe, expect, it } from 'vitest'
import { loadDates } from './sentence-dates.ts'

const REFERENCE = new Date('2026-05-12T10:00:00Z')

const daysIn = async (sentence: string, direction: 'past' | 'future' | 'nearest' = 'nearest'): Promise<string[]> =>
  (await loadDates())(sentence, REFERENCE, () => direction).map(({ value }) => value)

describe('a day within a time', () => {
  it.each([
    ['the last day of February 2028', ['2028-02-29']],
    ['on the first day of June', ['2026-06-01']],
    ['the last day of Q2', ['2026-06-30']],
    ['the final day of the year', ['2026-12-31']],
    ['the end of 2027', ['2027-12-31']],
    ['the 1st Monday in June', ['2026-06-01']],
    ['the fourth Thursday of November 2026', ['2026-11-26']],
    ['the last Sunday of this month', ['2026-05-31']],
  ])('%s', async (sentence, days) => {
    expect(await daysIn(sentence)).toEqual(days)
  })

  it('is the one before or after the text was written', async () => {
    expect(await daysIn('the last day of August', 'past')).toEqual(['2025-08-31'])
    expect(await daysIn('the last day of August', 'future')).toEqual(['2026-08-31'])
  })

  it('does not take the words of a part of a time for days', async () => {
    expect(await daysIn('in the second half of the year')).toEqual(['2026-07-01'])
    expect(await daysIn('in the last week of August')).toEqual(['2026-08-31'])
    expect(await daysIn('in the 2nd half of August')).toEqual(['2026-08-15'])
  })

  it.each([
    ['Sunday, the last day of May', ['2026-05-31']],
    ['on Monday, the first of June', ['2026-06-01']],
    ['Tuesday (the last day of Q2)', ['2026-06-30']],
    ['Friday, the last day of May', ['2026-05-15', '2026-05-31']],
  ])('is named by a weekday before it, if it is one: %s', async (sentence, days) => {
    expect(await daysIn(sentence)).toEqual(days)
  })
})
