import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingViewOf } from './reading-view.ts'
import { rowText, tablesIn, tableText } from './tables.ts'
import { unwrapped } from './wrapped-lines.ts'

const unitsOf = (content: string): string[] => {
  const { text, units } = readingViewOf(content)
  return units.map(({ start, end }) => text.slice(start, end))
}

describe('a table', () => {
  it('is written and read with any cells', () => {
    const cell = fc.string({ maxLength: 12 }).map(value => value.replace(/\s+/g, ' ').trim())
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 6 }), rows => {
        const [header = [], ...body] = rows
        const [table] = tablesIn(`before\n\n${tableText(header, body)}\n\nafter`)
        expect(table?.columns).toEqual(header)
        expect(table?.rows.map(({ cells }) => cells)).toEqual(body)
      }),
    )
  })

  it('names the columns of each cell of a row', () => {
    expect(rowText(['Port', 'Fee', 'Pilot'], ['Bergen', '410 NOK', ''])).toBe('Port: Bergen; Fee: 410 NOK')
    expect(rowText(['', ''], ['Depth:', '9 m'])).toBe('Depth: 9 m')
    expect(rowText(['', '', ''], ['a', 'b', 'c'])).toBe('a; b; c')
  })

  it('is not a line with a bar', () => {
    expect(tablesIn('a | b\nc | d\n\n---\n\nx || y')).toEqual([])
  })
})

describe('wrapped lines', () => {
  it.each([
    [
      'of prose',
      'The boiler is drained by the valve below the gauge, at a pressure of\n2 bar at most, and only while it\nis cold.',
    ],
    ['of a quotation', '> We leave the container at the gate because the road is\n> too narrow for the lorry.'],
    ['of an item', '- The key is with the porter, who gives it out until ten in the\n  evening.'],
  ])('%s become spaces', (_, text) => {
    const joined = unwrapped(text)
    expect(joined).not.toContain('\n')
    expect(joined).toHaveLength(text.length)
  })

  it.each([
    ['items', '- apples from the market in the old town\n- bread'],
    ['short lines', 'Milk\nEggs\nBread'],
    ['fields', 'Captain: Ines Duarte of the harbour office\nShip: Alba'],
    ['records', '2031-01-02 INFO pump 7 of hall B started in 12 s\n2031-01-03 WARN pump 7 of hall B stopped'],
    ['rows of CSV', 'crate,blue,4.50,Oslo warehouse number seven\nbox,green,2.10,Oslo warehouse'],
    ['code', 'const depots = {\n  north: 4,\n  south: 5,\n}'],
    ['an address', 'Harbour Lane 4\n5003 Bergen\nNorway'],
    ['a question and a text', 'Where do we keep the spare anchor of the boat?\nIt is in the shed.'],
  ])('are not %s', (_, text) => {
    expect(unwrapped(text)).toBe(text)
  })
})

describe('a view for reading', () => {
  it('has rows with the names of their columns, each at the place of its row', () => {
    const ports = Array.from({ length: 20 }, (_, n) => `| Port ${n} | ${n}20 NOK. Ask first. |`)
    const content = `Fees\n\n| Port | Fee |\n|---|---|\n${ports.join('\n')}\n\nPaid at once.`
    const { text, units, placeOf, shown } = readingViewOf(content)
    expect(unitsOf(content)).toEqual([
      'Fees',
      ...ports.map((_, n) => `Port: Port ${n}; Fee: ${n}20 NOK. Ask first.`),
      'Paid at once.',
    ])
    const places = units.map(placeOf).map(({ start, end }) => content.slice(start, end))
    expect(places).toEqual(['Fees', ...ports, 'Paid at once.'])
    expect(shown({ start: 0, end: text.length })).toBe(text)
  })

  it('keeps a small table as one', () => {
    expect(unitsOf('| Port | Fee |\n|---|---|\n| Bergen | 410 NOK |\n| Oslo | 520 NOK |\n\nPaid at once.')).toEqual([
      'Port: Bergen; Fee: 410 NOK\nPort: Oslo; Fee: 520 NOK',
      'Paid at once.',
    ])
  })

  it.each([
    ['in bold', '**Do you sharpen skates?**\n\nYes, for 9 EUR. It takes an hour.\n\n**Do you sell wax?**\n\nNo.'],
    ['with letters', 'Q: Do you sharpen skates?\nA: Yes, for 9 EUR.\n\nQ: Do you sell wax?\nA: No.'],
  ])('keeps a question with its answer: %s', (_, content) => {
    expect(unitsOf(content)).toEqual(content.split(/\n\n(?=\*\*D|Q)/))
  })

  it('keeps a list with its introduction, and short code as one', () => {
    expect(unitsOf('Bring these:\n- a lamp\n- a rope\n\nThen call us.')).toEqual([
      'Bring these:\n- a lamp\n- a rope',
      'Then call us.',
    ])
    const code = '{\n  "retries": 4,\n  "pauseMs": 20\n}'
    expect(unitsOf(`Settings of the pump.\n\n${code}`)).toEqual(['Settings of the pump.', code])
  })

  it('keeps the turns of a conversation apart', () => {
    expect(unitsOf('Ana: Where is the lamp?\nBo: In the shed.\nAna: Thanks.')).toHaveLength(3)
  })

  it('keeps a small paragraph whole, and not a long one, a question or a list', () => {
    const small = 'Accounts close on the last day. Whoever changes teams keeps the old rights for five days.'
    const long = `${'The hall is open every day. '.repeat(12)}It closes at ten.`
    expect(unitsOf(`${small}\n\n${long}`)[0]).toBe(small)
    expect(unitsOf(`${small}\n\n${long}`)).toHaveLength(14)
    expect(unitsOf('- One is red.\n- Two is blue.')).toEqual(['- One is red.', '- Two is blue.'])
  })

  it('has places within the original, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a b', '|', '\n', '---', ' ', '> ', '?', '**', ':', '- ', '{', 'Zed.'), {
          maxLength: 60,
        }),
        parts => {
          const content = parts.join('')
          const { text, units, placeOf, shown } = readingViewOf(content)
          let at = 0
          for (const unit of units) {
            expect(unit.start).toBeGreaterThanOrEqual(at)
            expect(unit.end).toBeGreaterThan(unit.start)
            at = unit.end
            const { start, end } = placeOf(unit)
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeLessThanOrEqual(content.length)
            expect(end).toBeGreaterThan(start)
            shown(unit)
          }
          expect(at).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })
})
