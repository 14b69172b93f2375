import type { BatchMemorizeRequest, CreateGuidelineRequest, CreateWebhookRequest, PortableUsage } from '@keepsake/sdk'

// The story: Northwind sells software for shifts. Its agents talk to 40 customers for three weeks. Everything follows from
// the number of a customer, so that it is the same each time.

/** Marks what belongs to the story. */
export const DEMO_TAG = 'demo'

const FIRST = ['Dana', 'Omar', 'Ines', 'Ravi', 'Maya', 'Jonas', 'Leila', 'Tomas', 'Aiko', 'Grace']
const LAST = ['Reyes', 'Haddad', 'Costa', 'Patel', 'Lindqvist', 'Weber', 'Okafor', 'Novak', 'Tanaka', 'Murphy']
const PLACES = ['Leeds', 'Lyon', 'Porto', 'Austin', 'Malmo', 'Graz', 'Lagos', 'Brno']
const TRADES = ['Bakery', 'Clinic', 'Logistics', 'Hotels', 'Dental']
const TITLES = ['VP of Operations', 'Head of Support', 'Office Manager', 'Finance Director']
const TOOLS = ['Excel', 'SAP', 'a whiteboard', 'Google Sheets', 'Deputy']
const WISHES = ['calls before noon', 'email over phone calls', 'short answers', 'calls on Thursdays']
const QUESTIONS = [
  'How do I swap two shifts?',
  'The export has no overtime. Is that a bug?',
  'Can my team see the plan on their phones?',
  'Why was I charged twice in June?',
]
const COUNT = 40
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const AGENT = 'Nora from Northwind'

interface Customer {
  number: number
  name: string
  email: string
  company: string
}

/** Picks one, by the number of a customer. */
const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? ''

export const CUSTOMERS: readonly Customer[] = Array.from({ length: COUNT }, (_, number) => {
  const [first, last] = [pick(FIRST, number), pick(LAST, number + Math.floor(number / FIRST.length))]
  // the two lists have no common divisor in their lengths, so that each customer has a company of its own
  const [place, trade] = [pick(PLACES, number), pick(TRADES, number)]
  const domain = `${place}-${trade}.example`.toLowerCase()
  return {
    number,
    name: `${first} ${last}`,
    email: `${first}.${last}@${domain}`.toLowerCase(),
    company: `${place} ${trade}`,
  }
})

type Memory = BatchMemorizeRequest['records'][number]

/** What the agents were told, over the three weeks before a time. */
export const memoriesAt = (now: Date): Memory[] => CUSTOMERS.flatMap(customer => memoriesOf(customer, now))

function memoriesOf({ number, name, email, company }: Customer, now: Date): Memory[] {
  const days = (number * 8) % 21
  const at = (daysAgo: number, minutes = 0): string =>
    new Date(now.getTime() - daysAgo * DAY_MS - (number * 11 + 5 - minutes) * MINUTE_MS).toISOString()
  const budget = 20 + ((number * 7) % 12) * 10
  const seats = 15 + ((number * 13) % 30) * 5
  const call = { email, sessionId: `demo-call-${number}`, speaker: name }
  const chat = { email, sessionId: `demo-chat-${number}` }
  const memories: Memory[] = [
    { email, content: `${name} is ${pick(TITLES, number)} at ${company}.`, timestamp: at(days) },
    {
      ...call,
      content: `We plan shifts for ${seats} people with ${pick(TOOLS, number)} today.`,
      timestamp: at(days, 1),
    },
    { ...call, content: `Budget: $${budget}k, decision by 15 March 2027.`, timestamp: at(days, 2) },
    { email, content: `Prefers ${pick(WISHES, number)}.`, speaker: AGENT, timestamp: at(days, 4) },
  ]
  if (number % 2 === 0)
    memories.push(
      { ...chat, speaker: name, content: pick(QUESTIONS, number / 2), timestamp: at(days / 2) },
      { ...chat, speaker: AGENT, content: 'I will look into it and write back today.', timestamp: at(days / 2, 1) },
    )
  // somebody else at the company says otherwise
  if (number % 5 === 0)
    memories.push({ email, speaker: 'Sam Ortiz', content: `Budget: $${budget + 25}k.`, timestamp: at(days / 2, 2) })
  // too vague to be stored as a value
  if (number % 4 === 1)
    memories.push({
      email,
      speaker: name,
      content: `We might go up to $${budget + 15}k if the phones work.`,
      timestamp: at(days / 3),
    })
  return memories
}

/** Where the usage of the story comes from, as reports name it: nobody was charged for it. */
const USAGE_SOURCE = 'keepsake-demo'
/** What reports have in place of a key for it. */
export const USAGE_KEY = `import:${USAGE_SOURCE}`
const USAGE_DAYS = 21

/** What is called on a day of work, and what of it is charged by tokens. */
const CALLS = [
  { operation: 'memorize', calls: 34, credits: 2 },
  { operation: 'recall', calls: 120, credits: 1 },
  { operation: 'smartRecall', calls: 55, credits: 1 },
  { operation: 'prompt', calls: 18, credits: 4, model: 'default', tokens: [1_900, 240] },
  { operation: 'listRecords', calls: 60, credits: 0 },
] as const

/** The usage of the three weeks before a time. */
export const usageAt = (now: Date): PortableUsage[] =>
  Array.from({ length: USAGE_DAYS }, (_, n) => new Date(now.getTime() - (n + 1) * DAY_MS)).flatMap(usageOf)

function usageOf(at: Date): PortableUsage[] {
  const number = Math.floor(at.getTime() / DAY_MS)
  // fewer people work at the weekend
  const share = at.getUTCDay() % 6 === 0 ? 0.3 : 0.8 + ((number * 7) % 10) / 20
  return CALLS.map(({ operation, calls, credits, ...by }, index) => {
    const made = Math.round(calls * share) + ((number * (index + 3)) % 7)
    const [input, output] = 'tokens' in by ? by.tokens : [0, 0]
    return {
      ...rowOf(at.toISOString().slice(0, 10), operation, 'model' in by ? by.model : undefined),
      calls: made,
      charges: credits === 0 ? 0 : made,
      credits: credits * made,
      inputTokens: input * made,
      outputTokens: output * made,
    }
  })
}

/** Zeros for a day, which remove what the story has used on it. */
export const noUsageOf = (day: string): PortableUsage[] =>
  CALLS.map(({ operation, ...by }) => ({
    ...rowOf(day, operation, 'model' in by ? by.model : undefined),
    calls: 0,
    charges: 0,
    credits: 0,
  }))

const rowOf = (day: string, operation: string, model: string | undefined) => ({
  day,
  operation,
  source: USAGE_SOURCE,
  ...(model !== undefined && { model }),
})

export const GUIDELINES: readonly CreateGuidelineRequest[] = [
  {
    name: 'Refunds (demo)',
    description: 'When and how Northwind refunds.',
    tags: [DEMO_TAG],
    triggerKeywords: ['refund', 'charged'],
    value:
      '# Refunds\n\nRefund within 30 days, without asking why.\n\n## Charged twice\n\nRefund the second charge at once, and say when the money arrives: after three to five days.\n\n## After 30 days\n\nOffer credit for the next month. Only a manager refunds.\n',
  },
  {
    name: 'Tone (demo)',
    description: 'How agents of Northwind write.',
    tags: [DEMO_TAG],
    alwaysOn: true,
    value:
      '# Tone\n\nAnswer the question first. Use the name of the customer once.\n\n## Bad news\n\nSay it in the first sentence, then what happens next.\n',
  },
  {
    name: 'Discounts (demo)',
    description: 'What a seller may offer.',
    tags: [DEMO_TAG],
    triggerKeywords: ['discount', 'price'],
    value:
      '# Discounts\n\nUp to 10 % for a year in advance.\n\n## Large teams\n\nFrom 100 people on, up to 20 %. Ask the head of sales for more.\n',
  },
]

/** Nobody answers there, so that the console has failures, a circuit and dead letters to show. */
export const WEBHOOK = {
  uid: 'keepsake-demo',
  url: 'https://receiver.keepsake-demo.invalid/events',
  description: 'Example: a receiver that is away',
  events: ['record.*', 'memory.*'],
} satisfies CreateWebhookRequest
