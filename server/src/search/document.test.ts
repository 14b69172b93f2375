import { describe, expect, it } from 'vitest'
import { documentOf } from './document.ts'
import { readQuestion } from './question.ts'
import { TRAIT } from './text/traits.ts'

const now = new Date('2026-11-21T10:00:00Z')
const of = (content: string, speaker: string | null = null) =>
  documentOf({ id: 'm', source: 'memory', content, timestamp: now, speaker })

/** Which words of a question a text has, as the index sees it. */
function shared(content: string, question: string): string[] {
  const keys = new Set(of(content).passages.flatMap(passage => passage.keys))
  return readQuestion(question, now)
    .terms.filter(term => keys.has(term.key))
    .flatMap(term => term.surfaces)
}

describe('documentOf', () => {
  it('brings forms of a word together, regular and irregular', () => {
    expect(shared('They went swimming and bought three knives.', 'go swim buy knife')).toEqual([
      'go',
      'swim',
      'buy',
      'knife',
    ])
  })

  it('matches without accents, case and possessive endings', () => {
    expect(shared('Café ZÜRICH, Dana’s choice', 'cafe Zürich dana')).toEqual(['cafe', 'Zürich', 'dana'])
  })

  it('matches other scripts literally, also those without spaces', () => {
    expect(shared('Встреча в Киеве', 'встреча')).toEqual(['встреча'])
    expect(shared('予算は五百万円です', '予算')).toEqual(['予算'])
    expect(shared('งบประมาณโครงการ', 'โครงการ')).toEqual(['โครงการ'])
  })

  it('reads a name and colon in front as the speaker, who is not mentioned by speaking', () => {
    const said = of('Dana: The budget is fixed.', 'Dana')
    expect(said.passages).toEqual(of('The budget is fixed.', 'Dana').passages)
    const [term] = readQuestion('Dana', now).terms
    expect(said.passages[0]?.keys).toContain(term?.speakerKey)
    expect(said.passages[0]?.keys).not.toContain(term?.key)
  })

  it('notes what asks, tells of oneself, and tells a time', () => {
    const traits = of('I saw her last week. Do you know why?').passages[0]?.traits ?? 0
    expect(traits).toBe(TRAIT.asks | TRAIT.firstPerson | TRAIT.tellsTime)
    expect(of('The contract ends.').passages[0]?.traits).toBe(0)
  })

  it('cuts a long text into passages at its paragraphs, losing nothing', () => {
    const paragraph = (n: number) => `Paragraph${n} ${'alpha beta gamma delta '.repeat(30)}.`
    const content = Array.from({ length: 12 }, (_, n) => paragraph(n)).join('\n\n')
    const { passages } = of(content)
    expect(passages.length).toBeGreaterThan(6)
    for (let n = 0; n < 12; n++) {
      const [term] = readQuestion(`Paragraph${n}`, now).terms
      expect(passages.filter(passage => term && passage.keys.includes(term.key))).toHaveLength(1)
    }
    expect(passages.reduce((sum, passage) => sum + passage.length, 0)).toBe(12 * 121)
  })

  it('analyses 200 kB into bounded passages', () => {
    const { passages } = of('Lorem ipsum dolor sit amet consectetur. '.repeat(5_000))
    expect(Math.max(...passages.map(passage => passage.length))).toBeLessThanOrEqual(240)
  })

  it('takes a text without words', () => {
    expect(of('…!').passages).toEqual([{ keys: [], counts: [], length: 0, traits: 0 }])
  })
})
