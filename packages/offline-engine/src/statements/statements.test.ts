import { expect, it } from 'vitest'
import { conflictsBetween, statementsOf } from './statements.ts'

const texts = (text: string): string[] => statementsOf(text).map(each => each.text)

it.each([
  [
    'Die Frist endet am 30. Juni. Danach kostet es 5 Euro.',
    ['Die Frist endet am 30. Juni.', 'Danach kostet es 5 Euro.'],
  ],
  [
    'Der Antrag, z. B. per Mail, gilt nach Abs. 2 der Ordnung.',
    ['Der Antrag, z. B. per Mail, gilt nach Abs. 2 der Ordnung.'],
  ],
  ['At most 30. Ask for more.', ['At most 30.', 'Ask for more.']],
  ['| Town | Rate. Net |\n|---|---|\n| Bern | 90 EUR. Gross. |', ['| Town | Rate. Net |', '| Bern | 90 EUR. Gross. |']],
])('finds the statements of %s', (text, statements) => {
  expect(texts(text)).toEqual(statements)
})

it.each([
  [
    'a part is lost',
    'Boats are rented by the keeper, and oars are free of charge.',
    'Boats are rented.',
    /removes a part of/,
  ],
  [
    'another number of the same unit',
    'The rental of a rowing boat costs 12 euros an hour, a canoe costs 9.',
    'The rental of a rowing boat costs 12 euros an hour, a canoe costs 9. From May on the rental of a rowing boat costs 15 euros.',
    /contradicts "The rental/,
  ],
  [
    'a negation',
    'Return the boat to the pier when the bell rings, when it rains, or whenever the keeper waves.',
    'Return the boat to the pier when the bell rings, when it rains, or whenever the keeper waves. Never return the boat when the bell rings.',
    /contradicts "Return the boat/,
  ],
  [
    'a negation in German',
    'Hunde dürfen in den Garten, wenn sie angeleint sind.',
    'Hunde dürfen in den Garten, wenn sie angeleint sind. Hunde dürfen nicht in den Garten.',
    /contradicts "Hunde/,
  ],
])('%s is a conflict', (_, before, after, conflict) => {
  expect(conflictsBetween(before, after)).toEqual([expect.stringMatching(conflict)])
})

it.each([
  ['another subject', 'A boat costs 12 euros an hour.', 'A boat costs 12 euros an hour. A locker costs 2 euros a day.'],
  [
    'the same again in other words',
    'Fines are never paid.',
    'Fines are never paid. Also, fines of guests are not paid.',
  ],
  ['another row', '| Bern | 90 EUR |\n| Basel | 95 EUR |', '| Bern | 90 EUR |\n| Basel | 95 EUR |\n| Chur | 80 EUR |'],
])('%s is none', (_, before, after) => {
  expect(conflictsBetween(before, after)).toEqual([])
})
