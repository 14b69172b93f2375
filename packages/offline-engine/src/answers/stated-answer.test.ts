import { expect, test } from 'vitest'
import type { StatedValue } from '../types.ts'
import { answerOffline } from './answer.ts'

const content = 'The tank came on Saturday. We live in Birkenallee 7 since January, and I eat no pork.'
const stated = (text: string, value: Omit<StatedValue, 'start' | 'end'>): StatedValue => ({
  ...value,
  start: content.indexOf(text),
  end: content.indexOf(text) + text.length,
})
const ADDRESS = stated('Birkenallee 7', { name: 'Address', description: 'Where the customer lives.', type: 'text' })
const DIET = stated('pork', { name: 'Diet', description: 'What the guest does not eat or drink.', type: 'array' })
const COMPANY = stated('Birkenallee 7', {
  name: 'Company',
  description: 'The company that they work for.',
  type: 'text',
})

const ask = (question: string, ...states: StatedValue[]): string | undefined =>
  answerOffline({
    question,
    passages: [{ id: 'mem_1', content, timestamp: new Date('2026-03-02T10:00:00Z'), score: 0.7, states }],
  })?.answer

test('answers a question for a property with the sentence that states its value', () => {
  expect(ask("What is the customer's current address?")).toBeUndefined()
  expect(ask("What is the customer's current address?", ADDRESS)).toContain('Birkenallee 7')
  expect(ask('Is there anything the guest must not eat or drink?', DIET)).toContain('no pork')
})

test.each([
  ['When did the customer change the address?', ADDRESS],
  ['How much is the address worth?', ADDRESS],
  ["What is Hanna's address?", ADDRESS],
  ['What does the guest eat and drink?', DIET],
  ['Who operated on the guest?', COMPANY],
  ['How does the customer get to work?', COMPANY],
])('has no answer to %j', (question, value) => {
  expect(ask(question, value)).toBeUndefined()
})
