import { expect, test } from 'vitest'
import { stanceOf } from './stance.ts'

const about = 'Budget. What the customer can spend.'
const stanceAt = (text: string, part: string) => {
  const start = text.indexOf(part)
  return stanceOf(text, { start, end: start + part.length, about, isMoney: true })
}

test.each([
  ['If the budget were $300,000 they could take the connector too.', '$300,000', 'supposed'],
  ['They might spend $300,000 if legal agrees.', '$300,000', 'supposed'],
  ['Had they a budget of $300,000, both sites would be done.', '$300,000', 'supposed'],
  ['With a budget of $250,000 we would do both sites.', '$250,000', 'supposed'],
  ['I would have spent $90,000.', '$90,000', 'supposed'],
  ['So is it $210,000 for the budget?', '$210,000', 'asked'],
  ['They dream of a budget of $300,000.', '$300,000', 'supposed'],
  ['The budget is $15,000 a month.', '$15,000', 'other_period'],
  ['The budget is 15,000 dollars per month.', '15,000', 'other_period'],
  ['The budget is $15,000 monthly.', '$15,000', 'other_period'],
  ["Dana's sister has a budget of $20,000.", '$20,000', 'about_another'],
  ['Their customer ordered goods for $95,000 in May.', '$95,000', 'unrelated'],
])('%s', (text, part, stance) => expect(stanceAt(text, part)).toBe(stance))

test.each([
  ['Is there a budget? Yes, $90,000.', '$90,000'],
  ['What is the budget? It is $90,000. Good.', '$90,000'],
  ['If I remember correctly, the budget is $90,000.', '$90,000'],
  ['I am not sure if the budget is $90,000 now.', '$90,000'],
  ['If you need more, the budget is $90,000.', '$90,000'],
  ["Dana's boss says that the budget is $90,000.", '$90,000'],
  ['The budget is $90,000 a year.', '$90,000'],
  ['The budget is $90,000. We meet every month.', '$90,000'],
  ['The budget is $90,000, which they review every month.', '$90,000'],
  ['They can spend $90,000. If they grow, we talk again.', '$90,000'],
])('%s states it', (text, part) => expect(stanceAt(text, part)).toBeUndefined())

test('an amount is for the period of its property', () => {
  const period = (text: string, named: string) => {
    const start = text.search(/\d/)
    const end = start + (/[\d,]+/.exec(text)?.[0].length ?? 0)
    return stanceOf(text, { start, end, about: named, isMoney: true })
  }
  expect(period('The rent is 1,450 euros a month.', 'Monthly Rent')).toBeUndefined()
  expect(period('The rent comes to 17,400 euros a year.', 'Monthly Rent')).toBe('other_period')
  expect(period('The salary is 7,500 a month.', 'Salary. What the person earns per year.')).toBe('other_period')
})
