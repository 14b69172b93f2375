import { expect, test } from 'vitest'
import { askedBefore, toldIn } from './telling.ts'

const told = (text: string): string[] =>
  toldIn(text, 5_000)
    .filter(({ weight }) => weight > 0)
    .map(each => each.text)
const weight = (text: string): number => Math.max(0, ...toldIn(text, 5_000).map(each => each.weight))

test.each([
  ['Wow, great! I moved to Bergen in March. How are you?', ['I moved to Bergen in March.']],
  ['My sister Ida is a nurse.', ['My sister Ida is a nurse.']],
  ["That's lovely. We sold the car, and then the boat. Take care!", ['We sold the car, and then the boat.']],
  ['Ouch. And above that it is our CFO, Dr. Mirza.', ['And above that it is our CFO, Dr. Mirza.']],
  ['Hallway. No rug, no step.', ['Hallway. No rug, no step.']],
  ['Wir sind im Mai nach Graz gezogen. Wie geht es dir?', ['Wir sind im Mai nach Graz gezogen.']],
  ['来月、大阪に引っ越します。元気ですか？', ['来月、大阪に引っ越します。']],
])('of %j tells %j', (text, expected) => {
  expect(told(text)).toEqual(expected)
  for (const each of toldIn(text, 5_000)) expect(text.slice(each.start, each.end)).toBe(each.text)
})

test.each([
  'That sounds great!',
  'How are you? And Ida?',
  'Thanks! You are amazing.',
  'Ouch.',
  'That hurts.',
  'Good to know.',
  'Agreed, Tom!',
  'Hi Tom, thanks for making time.',
  'So much has happened!',
  '👍',
  '',
])('%j tells nothing', text => {
  expect(told(text)).toEqual([])
})

test.each([
  ['Omar is allergic to kiwi.', 'We had soup at the canteen again.'],
  ["She doesn't eat pork.", 'She signed the lease for the flat.'],
  ['It is almonds and walnuts, no others.', 'The vote on the budget was postponed.'],
  ['It would be penicillin that they react to.', "That's nuts!"],
  ['Please never call before ten.', 'The weather was mild on the way home.'],
  ['My uncle Bo died in spring.', 'I feel so grateful for these memories.'],
  ['I lost my job at the bakery.', 'Here is a picture of the lake from that day.'],
  ['She lives with her son in Turin.', 'You should follow your dreams and shine.'],
  ['I take 20 mg every evening.', 'It might be good some day, I think.'],
])('%j tells more than %j', (more, less) => {
  expect(weight(more)).toBeGreaterThan(weight(less) + 0.2)
})

test("a warning to the record is no reaction: You're allergic to nuts.", () => {
  expect(weight("You're allergic to nuts.")).toBeGreaterThan(0)
})

test('a long sentence is read in clauses that end where a clause or a word ends', () => {
  const text = `${'The corridor is narrow and dark near the stairs, '.repeat(12)}and the key is with Mr Bo.`
  const clauses = toldIn(text, 5_000)
  expect(clauses.length).toBeGreaterThan(2)
  for (const clause of clauses) expect(clause.text.length).toBeLessThanOrEqual(240)
  expect(clauses.at(-1)?.text).toContain('the key is with Mr Bo.')
})

test('a brief answer has its question', () => {
  const read = (text: string) => toldIn(text, 1_000)
  expect(askedBefore(read('Noted. When did the lease begin?'), read('may 2019'))?.text).toBe(
    'When did the lease begin?',
  )
  expect(askedBefore(read('We like it.'), read('may 2019'))).toBeUndefined()
  expect(
    askedBefore(read('And why?'), read('The lift has been out of order since the flood in the cellar.')),
  ).toBeUndefined()
})
