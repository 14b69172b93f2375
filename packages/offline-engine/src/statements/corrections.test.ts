import { expect, test } from 'vitest'
import { correctionsOf } from './corrections.ts'

const marked = (...newestFirst: string[]): [number, number][] => [
  ...correctionsOf(newestFirst.map((text, of) => ({ text, of }))),
]

test.each([
  ['The ferry was moved: it now leaves at 7:40 on 9 May.', 'Ferry booked, 6 May at 18:15 from Kiel.'],
  ['Bisoprolol increased to 5 mg.', 'Takes bisoprolol 2.5 mg in the morning.'],
  ['The piano lesson is on Fridays now.', 'Piano lesson on Tuesdays with Mr Okafor.'],
  ['Stop the naproxen.', 'Takes naproxen for the shoulder.'],
  ['The survey visit has been postponed to 12 June.', 'Survey visit on 4 June, by Harlow.'],
  ['The locker code is 7731 since March.', 'Locker code: 4120, top row.'],
  ['Lease renewed: 30 desks at €14.50 a desk.', 'Lease signed: desks at €17 a desk and month.'],
])('%j corrects %j', (later, earlier) => {
  expect(marked(later, earlier)).toEqual([[1, 0]])
})

test.each([
  // one name, two things
  ["Mira's dentist moved to 3 June.", 'Mira arrives on 9 May.'],
  // no word of change
  ['Piano lesson on Fridays.', 'Piano lesson on Tuesdays.'],
  // the same value
  ['The ferry is now at 18:15 from Kiel.', 'Ferry at 18:15 from Kiel.'],
  // another code
  ['The alarm code is 2250 since May.', 'Locker code: 4120, top row.'],
  // another subject
  ['The board meeting moved to 5 March.', 'The roof is repaired on 9 March.'],
  // not what was said earlier
  ['Ferry booked, 6 May at 18:15.', 'The ferry now leaves at 7:40 on 9 May.'],
])('%j does not correct %j', (later, earlier) => {
  expect(marked(later, earlier)).toEqual([])
})
