import { expect, it } from 'vitest'
import { textSections } from '../../indexing/sections.ts'
import { compile, type Wanted } from './compile.ts'

/** A guideline with so many sections of about 30 tokens. */
function sectionsOf(name: string, count: number): Wanted[] {
  const parts = Array.from({ length: count }, (_, n) => `## ${name} ${n}\n\n${`Rule ${n} of ${name}. `.repeat(6)}`)
  const text = { id: name, name, description: null, version: 1, value: `# ${name}\n\n${parts.join('\n\n')}` }
  const sections = textSections(name, text)
  return sections.map(section => ({ guideline: { ...text, sections }, section }))
}

it('leaves half of the room to what a message needs', () => {
  const { context, omitted } = compile(sectionsOf('Conduct', 40), sectionsOf('Doors', 3), 600)
  expect(context).toContain('Rule 2 of Doors.')
  expect(context).toContain('Rule 5 of Conduct.')
  expect(omitted.every(({ guideline }) => guideline.name === 'Conduct')).toBe(true)
  expect(context.length / 4).toBeLessThanOrEqual(600)
})

it('uses all of the room for what is always on if the message needs nothing else', () => {
  const alone = compile(sectionsOf('Conduct', 40), [], 600)
  const beside = compile(sectionsOf('Conduct', 40), sectionsOf('Doors', 3), 600)
  expect(alone.omitted.length).toBeLessThan(beside.omitted.length)
})

it('drops the last of what a message needs', () => {
  const wanted = [...sectionsOf('Doors', 3), ...sectionsOf('Windows', 3)]
  const { context, omitted } = compile([], wanted, 170)
  expect(context).toContain('Rule 0 of Doors.')
  expect(omitted.map(({ section }) => section.section?.title)).toContain('Windows 2')
})

it('has headings once, and what is left is in the order of the text', () => {
  const [first, second, third] = sectionsOf('Doors', 3)
  if (!first || !second || !third) throw new Error('There are three sections.')
  const { context } = compile([], [third, first], 2_000)
  expect(context.match(/^# Doors$/gm)).toHaveLength(1)
  expect(context.indexOf('Rule 0')).toBeLessThan(context.indexOf('Rule 2'))
  expect(context).toContain('section="Doors 0; Doors 2"')
})
