import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Collection, isKeepsakeError, Keepsake } from '@keepsake/sdk'
import { USUAL_PORT, useServer } from './server.ts'
import { bold, dim, green, print, progress, step } from './terminal.ts'
import { CUSTOMER, readTexts } from './texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const ENV_FILE = process.env.KEEPSAKE_ENV_FILE ?? join(ROOT, '.env')
/** What a reader of the README has: npx, but perhaps no pnpm on the PATH. */
const PNPM = 'npx -y pnpm@12'
const CLI = 'packages/cli/src/main.ts'

/** Registers an agent, or finds the key of an earlier run. */
async function getKey(baseUrl: string): Promise<string> {
  const registration = await Keepsake.register({ name: 'quickstart', baseUrl, envFile: ENV_FILE })
  print(`  ${registration.created ? 'registered' : 'key of an earlier run'}: ${registration.origin}`)
  return registration.secretKey
}

/**
 * Creates the shipped collection, which defines what to extract, unless it exists. It adds to the starter collection that
 * every organization begins with, which has the budget and the decision date.
 */
async function defineCollection(client: Keepsake): Promise<void> {
  const definition = JSON.parse(await readFile(new URL('collection.json', import.meta.url), 'utf8'))
  for await (const collection of client.collections.list()) {
    if (collection.name === definition.name) return print(`  ${definition.name} already exists: ${collection.id}`)
    if (collection.slug === 'starter') print(`  ${collection.name}: ${namesIn(collection)}`)
  }
  const { data } = await client.collections.create(definition)
  print(`  ${data.name}: ${namesIn(data)}`)
}

const namesIn = ({ properties }: Collection): string => properties.map(({ name }) => name).join(', ')

/** Stores the texts, and prints the stored values with their evidence, and how many others wait for a decision. */
async function storeTexts(client: Keepsake): Promise<void> {
  let suggested = 0
  for (const { name, memories } of await readTexts()) {
    const found: string[] = []
    let known = 0
    for (const [index, memory] of memories.entries()) {
      const { data } = await client.memory.memorize(memory)
      if (data.duplicate) known++
      for (const { propertyName, value, stored, confidence, evidence } of data.properties)
        if (stored)
          found.push(
            `    ${propertyName} = ${bold(JSON.stringify(value))}  ${dim(`${confidence.toFixed(2)} “${evidence.text}”`)}`,
          )
        else suggested++
      progress(index + 1, memories.length, `memories of ${name}`)
    }
    if (known > 0) print(dim(`    ${known} already stored by an earlier run`))
    for (const line of found) print(line)
  }
  if (suggested > 0)
    print(
      dim(
        `  Beside each value: how sure it is, and its words. ${suggested} less sure ones are suggestions, and not stored.`,
      ),
    )
}

/** Runs a CLI command as a user would type it. */
function command(baseUrl: string, ...args: string[]): void {
  const typed = args.map(arg => (/^[\w./@:-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')
  print(`\n${green('$')} ${bold(`${PNPM} cli ${typed}`)}`)
  const { status } = spawnSync(process.execPath, [CLI, ...args, '--output', 'table'], {
    cwd: ROOT,
    env: { ...process.env, KEEPSAKE_BASE_URL: baseUrl, KEEPSAKE_ENV_FILE: ENV_FILE },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The command ended with exit code ${status}.`)
}

async function quickstart(): Promise<void> {
  const started = performance.now()
  step('1. The server, on its embedded database')
  print(dim('  the first start prepares the database and takes a few seconds'))
  const server = await useServer()
  try {
    const { baseUrl } = server
    step('2. An agent account')
    const client = new Keepsake({ secretKey: await getKey(baseUrl), baseUrl })
    step('3. What to extract')
    await defineCollection(client)
    step('4. Three texts: a sales call, a support thread, meeting notes')
    await storeTexts(client)
    step('5. Ask')
    const customer = ['--website-url', CUSTOMER.websiteUrl]
    command(
      baseUrl,
      'memory',
      'smart-recall',
      'When do they have to decide, and who signs?',
      ...customer,
      '--limit',
      '4',
      '--generate-answer',
    )
    command(
      baseUrl,
      'memory',
      'digest',
      ...customer,
      '--focus',
      'rollout plan',
      '--token-budget',
      '400',
      '--jmespath',
      'digest',
    )
    command(
      baseUrl,
      'memory',
      'filter-by-property',
      '--conditions',
      '[{"property":"Budget","operator":"gte","value":100000}]',
    )
  } finally {
    await server.stop()
  }
  step(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  print(`  Your key is KEEPSAKE_API_KEY in ${ENV_FILE}. Next:`)
  print(
    `    ${bold(`${PNPM} start`)}   ${dim(`starts the server again, with the console at http://127.0.0.1:${USUAL_PORT}/console`)}`,
  )
  print(
    `    ${bold(`${PNPM} setup-embeddings`)}   ${dim('replaces the built-in model, which is for English, by one for a hundred languages (470 MB)')}`,
  )
  print(
    `    ${bold(`${PNPM} cli demo`)}   ${dim('fills the console with example data, which `demo --remove` removes')}`,
  )
  print(
    `    ${bold(`${PNPM} cli suggestions list`)}   ${dim('shows the values that wait for you to accept or dismiss them')}`,
  )
  print(
    `    ${bold(`${PNPM} cli memory smart-recall 'What went wrong in November?' --website-url ${CUSTOMER.websiteUrl}`)}`,
  )
  print(
    `    ${bold(`${PNPM} cli memory memorize 'Owen prefers mail over phone.' --email owen.achterberg@harborpine.example`)}`,
  )
}

try {
  await quickstart()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\nThe quickstart stopped: ${message}\n`)
  if (isKeepsakeError(error) && error.status === 401)
    process.stderr.write(
      `The key in ${ENV_FILE} does not belong to this server. Remove that line and run ${PNPM} quickstart again.\n`,
    )
  process.exitCode = 1
}
