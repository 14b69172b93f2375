import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Keepsake, WebhookOwnEventType } from '@keepsake/sdk'
import { Client } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import { type Io, readAll } from '../../terminal/io.ts'
import { type DescribedType, readWebhooks, type SkippedWebhook } from './openapi-webhooks.ts'

/** What happened to an event type, or with `--dry-run`, what would happen. */
interface Outcome {
  type: string
  status: 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed'
  /** Fields that differ. */
  changed?: string[]
  reason?: string
  /** What is not checked, or may be a mistake. */
  warning?: string
}

/** Declares the event types that the `webhooks` of an OpenAPI document describe, and updates those that differ. */
export async function importTypes(path: string | undefined, settings: Partial<CallSettings>, io: Io): Promise<void> {
  const described = readWebhooks(await parsed(path, io))
  const client = new Client(settings, io).sdk()
  const { own } = await client.webhooks.eventTypes()
  const known = new Map(own.map(each => [each.type, each]))
  const outcomes: Outcome[] = []
  for (const each of described) {
    const isRepeated = outcomes.some(({ type, status }) => type === each.type && status !== 'skipped')
    const once = isRepeated ? { type: each.type, reason: 'Another webhook of the document has this type.' } : each
    outcomes.push(await importOne(client, once, known, settings.dryRun === true))
  }
  await printResult({ success: true, data: outcomes }, settings, io)
  const left = outcomes.filter(({ status }) => status === 'skipped' || status === 'failed')
  if (left.length > 0)
    throw new Failure(
      'import_not_whole',
      `${left.length} of ${outcomes.length} webhooks are no event types here; see reason in the output.`,
      { hints: ['Correct the document and import it again. What is unchanged is not sent.'] },
    )
}

async function parsed(path: string | undefined, io: Io): Promise<unknown> {
  if (path === undefined) throw usage('No document. Pass its file, or - for stdin.')
  const text = path === '-' ? (await readAll(io.stdin)).toString('utf8') : readFileSync(resolve(io.cwd, path), 'utf8')
  const { parse } = await import('../../files/yaml.ts')
  try {
    // JSON is YAML too
    return parse(text)
  } catch (error) {
    throw usage(`${path} is neither JSON nor YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

async function importOne(
  client: Keepsake,
  described: DescribedType | SkippedWebhook,
  known: ReadonlyMap<string, WebhookOwnEventType>,
  isDry: boolean,
): Promise<Outcome> {
  if ('reason' in described) return { ...described, status: 'skipped' }
  const { type, description, schema, example, hasExample } = described
  const current = known.get(type)
  try {
    if (!current) {
      const wanted = { type, description, schema, example, validate_only: isDry }
      return { type, status: 'created', ...warningIn(await client.webhooks.createEventType(wanted)) }
    }
    // an example of the account is kept unless the document has another
    const wanted = { description, schema, ...(hasExample && { example }) }
    const differing = Object.entries(wanted).filter(
      ([field, value]) => !isDeepStrictEqual(Reflect.get(current, field), value),
    )
    if (differing.length === 0) return { type, status: 'unchanged' }
    const body = { ...Object.fromEntries(differing), expected_version: current.version, validate_only: isDry }
    const changed = differing.map(([field]) => field)
    return { type, status: 'updated', changed, ...warningIn(await client.webhooks.updateEventType(type, body)) }
  } catch (error) {
    if (error instanceof Error && 'status' in error && [400, 409].includes(Number(error.status)))
      return { type, status: 'failed', reason: error.message }
    throw error
  }
}

const warningIn = ({ warning }: { warning?: string }) => (warning === undefined ? {} : { warning })
