import { fillPeople, personAt } from '../lib/fill-people.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { options as given } from '../lib/options.ts'
import { median } from '../lib/statistics.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

const QUICK_PEOPLE = 2_000
const PEOPLE = 100_000
const TIMES = 60
/** Goals for the median call, in milliseconds. */
const SEARCH_MS = 50
const MATCH_MS = 10

const SEARCHES: Record<string, object> = {
  'title and place': { person_titles: ['head of operations'], person_locations: ['Oslo'] },
  'level and size of the employer': { person_seniorities: ['c_suite'], organization_num_employees_ranges: ['100,120'] },
  'a domain': { q_organization_domains_list: ['company42.example'] },
  'technology of the employer': {
    person_titles: ['recruiter'],
    currently_using_any_of_technology_uids: ['postgresql'],
  },
  'one broad filter': { person_titles: ['engineer'] },
  'no filter': {},
}

/** How long a search and a match take among many people. `--size` sets how many. */
export const gateway: Suite = {
  name: 'gateway',
  async run({ quick, note }) {
    const people = quick ? QUICK_PEOPLE : (given.size ?? PEOPLE)
    const among = people.toLocaleString('en-US')
    for (const database of DATABASES) {
      const { client, end } = await openKeepsake(database, 2, {
        prepare: async (_, store) => () => fillPeople(store, people),
      })
      const measure = async (name: string, goal: number, work: (n: number) => Promise<unknown>): Promise<void> => {
        await work(0)
        const value = median(await latencies(quick ? 3 : TIMES, work))
        const target = { of: 'value', is: 'at most', than: goal } as const
        note({ name: `${name} among ${among}, ${database}, p50`, value, unit: 'ms', target })
      }
      const post = (path: string, body: object) => client.post(`/publishers/apollo/${path}`, body)
      for (const [name, body] of Object.entries(SEARCHES))
        await measure(`search by ${name}`, SEARCH_MS, () => post('mixed_people/api_search', { ...body, per_page: 25 }))
      const someone = (n: number) => personAt((n * 7_919) % people)
      await measure('match by address', MATCH_MS, n => post('people/match', { email: someone(n).email }))
      await measure('match by name and domain', MATCH_MS, n => {
        const { first_name, last_name, domain } = someone(n)
        return post('people/match', { first_name, last_name, domain })
      })
      await measure('match by name and company', MATCH_MS, n => {
        const { first_name, last_name } = someone(n)
        const company = Math.floor(((n * 7_919) % people) / 20)
        return post('people/match', { first_name, last_name, organization_name: `Company ${company} Holdings Ltd` })
      })
      await end()
    }
  },
}
