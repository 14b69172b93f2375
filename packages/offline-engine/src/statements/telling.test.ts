import { expect, test } from 'vitest'
import { askedBefore, type Told, toldIn } from './telling.ts'

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
  'Hey Priya!',
  "Don't let the rain get you down!",
  'Love the shape of that vase!',
  'I 100% agree, Tom.',
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
  ['Bo joined the rescue team in spring.', 'Team work is so important in life.'],
  ["I'm planning to open a bakery.", 'A bakery is a lovely thing to have.'],
  ['I signed up for a sailing course.', 'Sailing courses are a great way to meet people.'],
  ['My niece Ada is a pilot.', 'Our kids should have it better.'],
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

const flagged = (text: string): Partial<Told>[] =>
  toldIn(text, 5_000).map(({ start: _, end: __, weight: ___, ...flags }) => flags)

test.each([
  ['He can do it for £90 with the part.', { leans: true }],
  ['No eggs for her, please.', { leans: true }],
  ['She signed it for Dr. Okafor.', {}],
  ['The doctor gave her a new date.', {}],
  ['Music brings people together.', { general: true }],
  ['We make music in the barn.', {}],
  ['The courier comes tomorrow.', { passing: true }],
  ['I row on Tuesday mornings.', {}],
  ['After losing my job I slept badly.', { events: ['lost job'] }],
  ['In May I lost my job.', { events: ['lost job'] }],
])('%j is marked with %j', (text, marks) => {
  expect(flagged(text)).toEqual([{ text, ...marks }])
})

test('a bracket that is open ends with its sentence', () => {
  expect(told('Mila starts at Elm School (room 4? no, 5 still upstairs). Bring shoes for the gym.')[0]).toContain(
    '(room 4? no, 5 still upstairs).',
  )
})

test('an answer that says who does what needs no question', () => {
  const read = (text: string) => toldIn(text, 1_000)
  const asks = read('What made you take that up?')
  expect(askedBefore(asks, read('I joined to help the harbour.'))).toBeUndefined()
  expect(askedBefore(asks, read('To help out.'))?.text).toBe('What made you take that up?')
})
