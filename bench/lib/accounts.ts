import { pick, randomFrom } from './random.ts'
import { FIRST_NAMES, LAST_NAMES } from './vocabulary.ts'

/** A collection of ten properties, as a sales team would define it. */
export const ACCOUNTS = {
  name: 'Accounts',
  properties: [
    { name: 'Budget', type: 'number', unit: 'USD', description: 'What the customer can spend in the first year.' },
    { name: 'Decision Date', type: 'date', description: 'The day by which the customer decides.' },
    { name: 'Team Size', type: 'number', description: "People in the customer's team." },
    { name: 'Decision Maker', type: 'text', description: 'Person who signs.' },
    {
      name: 'Tools in Use',
      type: 'array',
      mode: 'append',
      description: 'Software that the customer works with today.',
    },
    { name: 'Phone', type: 'text', description: 'Phone number of a contact.' },
    { name: 'Account Number', type: 'text', description: "The customer's account number." },
    {
      name: 'Plan',
      type: 'options',
      options: ['Starter', 'Business', 'Enterprise'],
      description: "The customer's plan.",
    },
    {
      name: 'Priority',
      type: 'options',
      options: ['Low', 'Medium', 'High'],
      description: 'Priority of the open ticket.',
    },
    { name: 'NDA Signed', type: 'boolean', description: 'Whether the NDA was signed.' },
  ],
}

const TOOLS = ['HubSpot', 'Salesforce', 'Zendesk', 'Notion', 'Jira', 'Asana']
const PLANS = ['Starter', 'Business', 'Enterprise']
const CUSTOMERS = 500

/** Notes that contain several of those properties; no two are the same. */
export function createNotes(seed = 2): () => { email: string; content: string } {
  const random = randomFrom(seed)
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1))
  let written = 0
  return () => {
    written++
    const first = pick(random, FIRST_NAMES)
    const last = pick(random, LAST_NAMES)
    const email = `customer.${between(1, CUSTOMERS)}@accounts.example`
    const content = [
      `Call ${written}: ${first} ${last} signs for the account, which has the number AC-${between(10_000, 99_999)}.`,
      `Their budget is $${between(20, 400)}k and they want to decide by ${between(1, 28)} March 2027.`,
      `The team has ${between(3, 90)} people and works with ${pick(random, TOOLS)} today.`,
      `They are on the ${pick(random, PLANS)} plan; reach them on +44 20 7946 0${between(100, 999)}.`,
    ].join(' ')
    return { email, content }
  }
}
