import fc from 'fast-check'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }).map(all => all.join(''))
const separator = fc.constantFrom(',', '.', ' ', '\u00a0', '\u202f', "'", '’', '_', '-', '/', '٬', '٫', ':', '')

/** A number as some nation writes it, or nearly. */
const number = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), separator, fc.array(fc.integer({ min: 100, max: 999 }), { maxLength: 6 }))
    .map(([first, mark, groups]) => [first, ...groups].join(mark)),
  fc.tuple(digits, fc.constantFrom(',', '.', '٫'), digits).map(parts => parts.join('')),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('.', ','), digits, fc.constantFrom('.', ','), digits)
    .map(parts => parts.join('')),
  fc.double().map(String),
  digits.map(text => text.replace(/\d/g, digit => String.fromCodePoint(0x0660 + Number(digit)))),
  digits.map(text => text.replace(/\d/g, digit => String.fromCodePoint(0x0966 + Number(digit)))),
  digits.map(text => text.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))),
  fc.tuple(digits, fc.integer({ min: -999, max: 999 })).map(([mantissa, exponent]) => `${mantissa}e${exponent}`),
  fc.integer({ min: 1, max: 400 }).map(length => '9'.repeat(length)),
  fc.constantFrom(
    '12,34,567.89',
    '1.2.3.4.5',
    '½',
    '3⁄4',
    'NaN',
    '-Infinity',
    '0x1F',
    '1_000_000',
    '二百万',
    'MMXXVI',
    '-0',
    '+-3',
    '5%',
    '1.5 lakh crore',
  ),
)

const amount = fc
  .tuple(
    fc.constantFrom('', '-', '€', '$', 'US$ ', 'CHF ', '~', '£-'),
    number,
    fc.constantFrom(
      '',
      ' €',
      ' dollars',
      'k',
      ' million',
      ' Mio. EUR',
      ' kg',
      '%',
      ' lakh',
      '+',
      ' trillion trillion',
      ' people',
    ),
  )
  .map(parts => parts.join(''))

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.nat({ max: 99_999 })).map(([ip, port]) => `${ip}:${port}`),
  fc.webUrl(),
  fc.emailAddress(),
  fc.domain(),
)
const group = fc.integer({ min: 0, max: 9999 }).map(n => String(n).padStart(4, '0'))
const identifier = fc.oneof(
  fc.array(fc.nat({ max: 400 }), { minLength: 2, maxLength: 7 }).map(parts => `v${parts.join('.')}`),
  fc
    .tuple(
      fc.constantFrom('DE', 'GB', 'FR', 'MT'),
      fc.nat({ max: 99 }),
      fc.array(group, { minLength: 3, maxLength: 7 }),
    )
    .map(([land, check, groups]) => `${land}${check} ${groups.join(' ')}`),
  fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 2, maxLength: 5 }).map(parts => parts.join('.')),
  fc.tuple(fc.constantFrom('+', '00', '+49 (0)', '('), digits, separator, digits).map(parts => parts.join('')),
  fc.uuid(),
)

const DATES = [
  '31.02.2026',
  '2026-13-45',
  '0000-00-00',
  '+275760-09-13',
  '-000001-01-01',
  '9999-12-31',
  '12 رمضان 1447',
  '令和8年11月28日',
  'พ.ศ. 2569',
  '8 Kislev 5787',
  '7 Frimaire an CCXXXV',
  'the 45th of March',
  '28/11/26',
  'Nov 31st',
  'week 53 of 2025',
  '29 February 2027',
  '24:61',
  'noon yesterday',
  'next next Friday',
  'Q5 2026',
  'the day after tomorrow at 25:00',
  '1 January 0001',
  '12/31/99999',
]
const date = fc.oneof(
  fc.constantFrom(...DATES),
  fc.date({ noInvalidDate: true }).map(value => value.toISOString()),
  fc
    .tuple(
      fc.constantFrom('in', 'since', 'until', 'after'),
      fc.nat(),
      fc.constantFrom('days', 'weeks', 'years', 'centuries', 'minutes'),
    )
    .map(parts => parts.join(' ')),
  fc
    .tuple(number, fc.constantFrom('days ago', 'years ago', 'years from now', 'o’clock', 'months later'))
    .map(parts => parts.join(' ')),
)

const CODE = [
  'const n = Number("1.000.000"); // NaN',
  "SELECT NULL::jsonb -> 'a'; DROP TABLE memories; --",
  '{"budget": NaN, "at": "0000-00-00"}',
  '<b>Budget</b>: &#0; &amp;',
  'for (;;) { budget += 1e308 * 10 }',
  '\\u0000 \\x00 %00',
  '$1 $2 $&',
  '__proto__: constructor',
  '```py\nbudget = float("inf")\n```',
  '| Budget | Due |\n|---|---|\n| 1.234.567,89 | 31.12. |',
]
const odd = fc.oneof(
  fc.constantFrom(...CODE),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '👩‍👩‍👧‍👦🏳️‍🌈',
    '🇩🇪🇫',
    'e\u0301\u0301\u0301',
    '\u202Eabc\u202C',
    'ﷺ',
    '\u0001\u001e\u001f',
    'ß İ ſ K',
    '\uFEFF',
    '\u2028\u2029',
    '𝟏𝟐𝟑',
    '㊿ ⅷ',
  ),
)
/** What no text can store: the call is refused. */
const unstorable = fc.constantFrom('\0', '\uD83D', 'a\uDE00b', '\uDBFF\uD800')

const value = fc.oneof(
  { arbitrary: amount, weight: 5 },
  { arbitrary: date, weight: 4 },
  { arbitrary: address, weight: 3 },
  { arbitrary: identifier, weight: 3 },
  { arbitrary: odd, weight: 3 },
  { arbitrary: unstorable, weight: 1 },
)

const FRAMES: readonly ((value: string, other: string) => string)[] = [
  value => `Our budget is ${value}.`,
  value => `The renewal date is ${value}.`,
  value => `Budget: ${value}`,
  (value, other) => `The budget went from ${value} to ${other}, due ${other}.`,
  value => `Tax id ${value}`,
  value => `What is the team size? ${value}`,
  (value, other) => `Her phone number is ${value}, her email ${other}.`,
  (value, other) => `Tags: ${value}, ${other}, ${value}`,
  (value, other) => `They have a team of ${value} people - ${other}!`,
  value => value,
  (value, other) => `${value}\n${other}\n\n> ${value}`,
  value => `The server ${value} is active, stage Won.`,
]

/** Texts of everything that a reader can take for a value of some type. */
export const anyText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...FRAMES), value, value)
  .map(([frame, one, other]) => frame(one, other))
  .filter(text => text.trim() !== '')

/** A property of every type, in both modes. */
export const EVERY_TYPE = [
  { name: 'Budget', type: 'number', unit: 'USD', description: 'The yearly budget' },
  { name: 'Team size', type: 'number', description: 'How many people are in their team' },
  { name: 'Renewal date', type: 'date', description: 'When the contract renews' },
  { name: 'Server', type: 'text', description: 'The server or address' },
  { name: 'Email', type: 'text', description: 'Their email address' },
  { name: 'Phone', type: 'text', description: 'Their phone number' },
  { name: 'Tax id', type: 'text', description: 'The tax number or code' },
  { name: 'Active', type: 'boolean', description: 'Whether the server is active' },
  { name: 'Stage', type: 'options', options: ['New', 'Won', 'Lost'], description: 'The stage of the deal' },
  { name: 'Tags', type: 'array', description: 'Tags' },
  { name: 'Contact', type: 'object', description: 'The contact with email and phone' },
  { name: 'All budgets', type: 'number', mode: 'append', description: 'Every budget that was named' },
  { name: 'Dates', type: 'date', mode: 'append', description: 'All due dates' },
  { name: 'Names', type: 'text', mode: 'append', description: 'Names of people' },
]
