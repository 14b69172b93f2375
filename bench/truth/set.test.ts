import { describe, expect, it } from 'vitest'
import { readTruthSet } from './set.ts'

const [dev, heldOut, blind, plain, styles, kinds] = await Promise.all([
  readTruthSet('dev'),
  readTruthSet('held-out'),
  readTruthSet('blind'),
  readTruthSet('plain'),
  readTruthSet('styles'),
  readTruthSet('kinds'),
])
const questionsOf = ({ stores }: typeof dev) => stores.flatMap(store => store.questions)

/** Half of a set, as the kinds of its members. */
type Kinds = readonly string[]

/** The kinds of which the held-out half has less than 60 % or more than 72 %. A third is not a whole number of each. */
function unevenKinds(shown: Kinds, hidden: Kinds): string[] {
  return [...new Set([...shown, ...hidden])].filter(kind => {
    const [ofShown, ofHidden] = [shown, hidden].map(half => half.filter(each => each === kind).length)
    const share = (ofHidden ?? 0) / ((ofShown ?? 0) + (ofHidden ?? 0))
    return share < 0.6 || share > 0.72
  })
}

describe('the judged set of traps', () => {
  it('has at least 600 texts, 150 conversations and 300 questions, half of them without an answer', () => {
    expect(dev.texts.items.length + heldOut.texts.items.length).toBeGreaterThanOrEqual(600)
    expect(dev.conversations.items.length + heldOut.conversations.items.length).toBeGreaterThanOrEqual(150)
    const questions = [dev, heldOut].flatMap(questionsOf)
    expect(questions.length).toBeGreaterThanOrEqual(300)
    expect(questions.filter(question => 'none' in question).length).toBeGreaterThanOrEqual(150)
    expect(questions.filter(question => 'says' in question).length).toBeGreaterThanOrEqual(150)
  })

  it('has two thirds of each kind held out', () => {
    for (const part of ['texts', 'conversations'] as const) {
      const [shown = [], hidden = []] = [dev, heldOut].map(half => half[part].items.map(item => item.kind))
      expect(unevenKinds(shown, hidden), part).toEqual([])
    }
    for (const hasAnswer of [true, false]) {
      const [shown, hidden] = [dev, heldOut].map(
        half => questionsOf(half).filter(question => 'says' in question === hasAnswer).length,
      )
      expect((hidden ?? 0) / ((shown ?? 0) + (hidden ?? 0))).toBeCloseTo(2 / 3, 1)
    }
  })

  for (const [name, half] of Object.entries({ dev, heldOut, blind, plain, styles, kinds }))
    for (const part of ['texts', 'conversations'] as const) {
      const { items, groups } = half[part]

      it(`has a twin for each trap of the ${part} of ${name}, with a value to store`, () => {
        const byId = new Map(items.map(item => [item.id, item]))
        for (const trap of items.filter(({ role }) => role === 'trap')) {
          const twin = byId.get(`${trap.id}-twin`)
          expect(twin, trap.id).toMatchObject({ kind: trap.kind, group: trap.group, role: 'twin' })
          expect(
            Object.values(twin?.expect ?? {}).some(({ store }) => store !== undefined),
            trap.id,
          ).toBe(true)
          const judged = Object.values(trap.expect)
          expect(
            judged.some(({ never, suggest, old }) => never ?? suggest ?? old),
            trap.id,
          ).toBeTruthy()
        }
        expect(items.filter(({ role }) => role === 'twin').length).toBe(
          items.filter(({ role }) => role === 'trap').length,
        )
      })

      it(`has in the ${part} of ${name} no two members with one id, and expects declared properties only`, () => {
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const item of items) {
          const declared = groups[item.group]?.properties.map(property => property.name) ?? []
          expect(
            Object.keys(item.expect).filter(property => !declared.includes(property)),
            item.id,
          ).toEqual([])
        }
      })

      it(`expects in the ${part} of ${name} only options that the property has`, () => {
        for (const item of items)
          for (const [property, { store }] of Object.entries(item.expect)) {
            const options = groups[item.group]?.properties.find(each => each.name === property)?.options
            if (options && store !== undefined) expect(options, item.id).toContain(store)
          }
      })
    }

  it('has no text in both halves', () => {
    const shown = new Set(dev.texts.items.map(({ text }) => text))
    expect(heldOut.texts.items.filter(({ text }) => shown.has(text))).toEqual([])
    const asked = new Set(questionsOf(dev).map(({ id }) => id))
    expect(questionsOf(heldOut).filter(({ id }) => asked.has(id))).toEqual([])
  })
})
