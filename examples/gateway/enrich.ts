import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import { useServer } from '../quickstart/server.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Records of a CSV file without quotes: its first line names the fields. */
async function recordsOf(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  const [header = '', ...lines] = text.trim().split('\n')
  const names = header.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((value, n) => [names[n] ?? '', value])))
}

/** The columns of people.csv that have other names than the fields. */
const renamed = ({
  'First name': first_name = '',
  'Last name': last_name = '',
  'Work email': email = '',
  ...rest
}) => ({
  first_name,
  last_name,
  email,
  ...rest,
})

/** A separate server with the local provider, which needs no key. New organizations get a balance of 1 USD. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-gateway-'))
  Object.assign(process.env, { KEEPSAKE_DATA_DIR: directory, SIGNUP_GRANT_USD: '1' })
  const server = await useServer()
  try {
    const { baseUrl } = server
    const secretKey = (await new Keepsake({ baseUrl }).auth.register({ name: 'gateway' })).data.agent.api_key
    const client = new Keepsake({ baseUrl, secretKey })

    const organizations = await recordsOf('organizations.csv')
    const people = (await recordsOf('people.csv')).map(renamed)
    for (const [kind, records] of [
      ['organizations', organizations],
      ['people', people],
    ] as const) {
      const { eventId } = await client.gateway.import({ kind, records })
      const { status, progress } = await client.events.wait(eventId)
      print(`import ${kind}: ${status}, ${progress.done} of ${progress.total}`)
    }

    const found = await client.gateway.people.search({ person_seniorities: ['head', 'vp', 'c_suite'] })
    print(`search: ${found.people.length} leaders`)

    const { person } = await client.gateway.people.match({ name: 'Bob Okafor', domain: 'www.northwind.example' })
    print(`match Bob Okafor: ${person?.name}, ${person?.title}`)

    const email = 'dana.reyes@northwind.example'
    await client.memory.memorize({ email, content: 'Dana asked for a quote.', extract: false })
    const { data } = await client.memory.enrich({ email })
    for (const { propertyName, value, evidence } of data.properties)
      print(`enrich: ${propertyName} = ${value} (${evidence.provider}: ${evidence.field})`)

    const balance = (await client.wallet.getBalance()).data
    print(`balance: ${balance.available} ${balance.currency}, ${balance.price} per call`)
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

await main()
