import { organizationTerms, personTerms } from '../../server/src/areas/gateway/local/terms.ts'
import { openBeside } from './bulk.ts'
import { say } from './progress.ts'
import { pick, randomFrom } from './random.ts'
import type { Store } from './store.ts'

const AT_ONCE = 5_000
/** People per company. */
const PEOPLE = 20

const FIRST = 'Dana Robert Maria Wei Amina Lukas Priya Omar Helen Kenji Laura Ivan Sofia Peter Yara Tom'.split(' ')
const SYLLABLES = 'ba ren kor lin mas ta ver dal son mi ro ka pel dor nes vi'.split(' ')
const TITLES = [
  'Engineer',
  'Sales Manager',
  'Head of Operations',
  'Chief Financial Officer',
  'Data Analyst',
  'Recruiter',
]
const LEVELS = ['entry', 'manager', 'head', 'c_suite', 'senior', 'senior']
const PLACES = [
  ['London', 'United Kingdom'],
  ['Oslo', 'Norway'],
  ['Boston', 'United States'],
  ['Lisbon', 'Portugal'],
  ['Kyoto', 'Japan'],
] as const

const ORGANIZATIONS = `INSERT INTO gateway_organizations (tenant_id, id, name, domain, employees, revenue, terms, details)
  SELECT t.id, r.id, r.name, r.domain, r.employees, r.revenue, ARRAY(SELECT jsonb_array_elements_text(r.terms)), r.details
  FROM tenants t, jsonb_to_recordset($1::jsonb)
    AS r(id text, name text, domain text, employees int, revenue bigint, terms jsonb, details jsonb) WHERE t.livemode`

const PEOPLE_SQL = `INSERT INTO gateway_people (tenant_id, id, first_name, last_name, email, organization_id, terms, details)
  SELECT t.id, r.id, r.first_name, r.last_name, r.email, r.organization_id, ARRAY(SELECT jsonb_array_elements_text(r.terms)), r.details
  FROM tenants t, jsonb_to_recordset($1::jsonb)
    AS r(id text, first_name text, last_name text, email text, organization_id text, terms jsonb, details jsonb)
  WHERE t.livemode`

export interface BenchPerson {
  first_name: string
  last_name: string
  email: string
  domain: string
}

/** The n-th person, the same in each run. */
export function personAt(n: number): BenchPerson {
  const random = randomFrom(n + 1)
  const last = [1, 2, 3].map(() => pick(random, SYLLABLES)).join('')
  const domain = `company${Math.floor(n / PEOPLE)}.example`
  return {
    first_name: pick(random, FIRST),
    last_name: `${last.charAt(0).toUpperCase()}${last.slice(1)}`,
    email: `person${n}@${domain}`,
    domain,
  }
}

const hex = (kind: string, n: number): string => `${kind}${n.toString(16).padStart(23, '0')}`

/** Fills the only organization with people and companies, directly in the database, and its balance. */
export async function fillPeople(store: Store, count: number): Promise<void> {
  const opened = await openBeside(store)
  const { query } = opened
  await query('UPDATE tenants SET balance = 1000000000000')
  const companies = Math.ceil(count / PEOPLE)
  const companyAt = (n: number) => {
    const [city, country] = PLACES[n % PLACES.length] ?? PLACES[0]
    const details = { city, country, technology_names: [n % 3 === 0 ? 'PostgreSQL' : 'MySQL'] }
    const [name, domain] = [`Company ${n} Holdings`, `company${n}.example`]
    const numbers = { employees: (n * 37) % 5_000, revenue: ((n * 7_919) % 1_000) * 1_000_000 }
    return { id: hex('a', n), name, domain, ...numbers, terms: organizationTerms(name, domain, details), details }
  }
  for (let start = 0; start < companies; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, companies - start) }, (_, n) => companyAt(start + n))
    await query(ORGANIZATIONS, [JSON.stringify(rows)])
  }
  for (let start = 0; start < count; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, k) => {
      const n = start + k
      const { domain, ...person } = personAt(n)
      const [city, country] = PLACES[(n * 7) % PLACES.length] ?? PLACES[0]
      const details = {
        title: TITLES[n % TITLES.length] ?? '',
        seniority: LEVELS[n % LEVELS.length] ?? '',
        city,
        country,
      }
      const company = Math.floor(n / PEOPLE)
      const organization = { id: hex('a', company), name: `Company ${company} Holdings`, domain }
      const terms = personTerms({ ...person, details, organization, previousDomains: [] })
      return { id: hex('b', n), ...person, organization_id: organization.id, terms, details }
    })
    await query(PEOPLE_SQL, [JSON.stringify(rows)])
    if (start % 100_000 === 0) say(`${start} people`)
  }
  await query('ANALYZE gateway_people')
  await query('ANALYZE gateway_organizations')
  await opened.close()
}
