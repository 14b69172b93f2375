import { describe, expect, it } from 'vitest'
import { readQuestion } from '../scoring/question.ts'
import { TRAIT } from '../text/traits.ts'
import { documentOf } from './document.ts'

const now = new Date('2026-11-21T10:00:00Z')
const of = (content: string, speaker: string | null = null) =>
  documentOf({ id: 'm', source: 'memory', content, timestamp: now, speaker })

/** The words of a question that a text contains according to the index. */
function shared(content: string, question: string): string[] {
  const keys = new Set(of(content).passages.flatMap(passage => passage.keys))
  const found = readQuestion(question, now).terms.filter(term => keys.has(term.key))
  return [...new Set(found.flatMap(term => term.surfaces))]
}

describe('documentOf', () => {
  it('matches regular and irregular forms of a word', () => {
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

  it('matches other scripts literally, including those without spaces', () => {
    expect(shared('Встреча в Киеве', 'встреча')).toEqual(['встреча'])
    expect(shared('予算は五百万円です', '予算')).toEqual(['予算'])
    expect(shared('งบประมาณโครงการ', 'โครงการ')).toEqual(['โครงการ'])
  })

  it('parses a leading name and colon as the speaker, without counting it as a mention', () => {
    const said = of('Dana: The budget is fixed.', 'Dana')
    expect(said.passages).toEqual(of('The budget is fixed.', 'Dana').passages)
    const [term] = readQuestion('Dana', now).terms
    expect(said.passages[0]?.keys).toContain(term?.speakerKey)
    expect(said.passages[0]?.keys).not.toContain(term?.key)
  })

  it('detects questions, first person and time expressions', () => {
    const traits = of('I saw her last week. Do you know why?').passages[0]?.traits ?? 0
    expect(traits).toBe(TRAIT.asks | TRAIT.tellsTime)
    expect(of('The contract ends.').passages[0]?.traits).toBe(0)
  })

  it('splits a long text into passages at its paragraphs, without losing text', () => {
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

  it('splits 200 kB into a bounded number of passages', () => {
    const { passages } = of('Lorem ipsum dolor sit amet consectetur. '.repeat(5_000))
    expect(Math.max(...passages.map(passage => passage.length))).toBeLessThanOrEqual(240)
  })

  it('accepts a text without words', () => {
    expect(of('…!').passages).toEqual([{ keys: [], counts: [], length: 0, traits: 0 }])
  })
})
