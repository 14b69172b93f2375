import { describe, expect, it } from 'vitest'
import { definer } from '../../test/definitions.ts'
import { readBoat } from '../../test/read-boat.ts'
import { withActualColumn } from './actual-column.ts'

const property = definer('Boats')

const DEFINITIONS = [
  property('Skipper', 'text', { description: 'Who sails it' }),
  property('Crew', 'number'),
  property('Mooring fee', 'number', { unit: 'EUR' }),
  property('Haul-out date', 'date'),
]

describe('a table with what was planned and what holds', () => {
  it.each([
    '| | Target | Actual |\n|:--|--:|--:|\n| Crew | 4 | 7 |\n| Haul-out date | 3 June 2026 | 9 June 2026 |',
    'Item | Forecast | Estimate | Current\n--- | --- | --- | ---\nCrew | 4 | 5 | 7\nHaul-out date | 2026-06-01 | 2026-06-03 | 2026-06-09',
    'Item;Now;Planned\nCrew;7;4\nHaul-out date;9 June 2026;3 June 2026',
    'Item\tPlan\tActual\tVariance\nCrew\t4\t7\t3\nHaul-out date\t3 June 2026\t9 June 2026\t6 days',
    'What | Planned | By | Actual\nCrew | 4 | Ola | 7\nHaul-out date | 3 June 2026 | Ina | 9 June 2026',
  ])('is read by what holds: %j', async text => {
    expect(await readBoat(text, DEFINITIONS)).toEqual({
      stored: { Crew: 7, 'Haul-out date': '2026-06-09' },
      suggested: {},
    })
  })

  it('has no value where what holds is not known yet', async () => {
    const text =
      'Item | Planned | Actual\n--- | --- | ---\nCrew | 4 | 7\nMooring fee | 900 EUR | \nSkipper | Ola Ness | tbd'
    expect(await readBoat(text, DEFINITIONS)).toEqual({ stored: { Crew: 7 }, suggested: {} })
  })

  it('keeps every offset', () => {
    const text = 'Log\n\nItem | Planned | Actual | Delta\nCrew | 4 | 7 | +3\nMooring fee | 800 | 900 | +100\n\nBye'
    const read = withActualColumn(text)
    expect(read.length).toBe(text.length)
    expect(read.indexOf('900')).toBe(text.indexOf('900'))
    expect(read).toMatch(/^Crew :\s+7\b/m)
    expect(read).not.toMatch(/800|\+100/)
  })

  it.each([
    'Item | Value | Source\nCrew | 7 | mail\nMooring fee | 900 EUR | mail',
    'Item | Planned | Owner\nCrew | 7 | Ola',
    'No table: 4 planned, 7 actual\nBye',
  ])('leaves other texts as they are: %j', text => {
    expect(withActualColumn(text)).toBe(text)
  })

  it('takes no row of a table for the footer of a mail', async () => {
    const text = 'Item | Value | Source\nCrew | 7 | office\nMooring fee | 900 EUR | phone'
    expect((await readBoat(text, DEFINITIONS)).stored).toEqual({ Crew: 7, 'Mooring fee': 900 })
  })
})
