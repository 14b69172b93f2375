import { expect, it } from 'vitest'
import type { Passage } from '../types.ts'
import { answerOffline } from './answer.ts'

const answerTo = (question: string, content: string): string | undefined => {
  const passage: Passage = { id: 'm', content, timestamp: new Date('2026-05-04'), about: 'Jonas Rell', score: 0.6 }
  return answerOffline({ question, now: new Date('2026-11-28'), passages: [passage] })?.answer
}

it.each([
  ['What brand is the drill?', 'Jonas bought a drill at a fair in Lugano for 80 francs.'],
  ['Which brand is the sander?', 'The sander stops after a minute, I told Dr Falk on Monday.'],
  ['What color is the door of the shed?', 'The door of the shed has a window and a brass lock.'],
  ['Which floor is the workshop on?', 'The workshop has a large window and a bench.'],
  ['What is the name of the brother of Jonas?', 'Jonas sails to Malta with his brother.'],
  ['What is the name of the orchestra?', 'Jonas met Wanda at the orchestra.'],
  ['Where does the woodworking class take place?', 'Jonas joined the woodworking class on Thursdays.'],
  ['Where is the concert of the orchestra?', 'The concert of the orchestra is in November at 8 pm.'],
])('what lacks the thing asked for answers nothing: %s', (question, content) =>
  expect(answerTo(question, content)).toBeUndefined(),
)

it.each([
  ['What brand is the drill?', 'The drill of Jonas is a Makita.'],
  ['What color is the door of the shed?', 'Jonas painted the door of the shed dark green.'],
  ['Which floor is the workshop on?', 'The workshop is on the third floor.'],
  ['What is the name of the brother of Jonas?', 'His brother Luca sails to Malta.'],
  ['What is the name of the brother of Jonas?', 'Luca is his brother.'],
  ['What is the name of the orchestra?', 'The orchestra is called Sonare.'],
  ['Where does the woodworking class take place?', 'The woodworking class takes place in the old mill.'],
])('what has it does: %s', (question, content) => expect(answerTo(question, content)).toBe(content))
