import { formatFor } from '../output/format.ts'
import { printResult } from '../output/print.ts'
import type { CallSettings } from '../table/settings.ts'
import type { ApiCommand, Typed } from '../table/tree.ts'
import { confirm } from '../terminal/ask.ts'
import { Failure } from '../terminal/failure.ts'
import { type Io, styleFor } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'
import { type Answer, Client, type Request } from './client.ts'
import { readInput } from './input.ts'
import { waitForEvent } from './wait.ts'

/** Runs one operation of the spec, from the command line to the printed result. */
export async function callOperation(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const input = await readInput(entry, typed, io)
  const client = new Client(settings, io)
  const request: Request = {
    method: entry.method,
    path: entry.path,
    params: input.params,
    query: input.query,
    headers: input.headers,
    body: input.body,
    writes: entry.writes === true,
    security: entry.security,
  }
  if (settings.dryRun) return printDraft(client, request, settings, io)
  if (entry.confirm !== undefined && !settings.yes) await confirm(entry.confirm, io)
  if (settings.paginate) {
    const place = entry.flags.find(flag => flag.field === 'cursor')?.in === 'body' ? 'body' : 'query'
    return printPages(client, request, place, settings, io)
  }
  const { body } = await client.send(request)
  const eventId = isFields(body) ? body.eventId : undefined
  if (settings.wait && typeof eventId === 'string') {
    return waitForEvent(eventId, client, settings, io)
  }
  await printResult(body, settings, io)
  warn(warningsIn(body), settings, io)
  if (isFields(body) && body.nextCursor !== undefined && io.stderr.isTTY) {
    io.stderr.write('There are more results. Add --paginate to fetch all pages.\n')
  }
  if (entry.verdict && isFields(body) && isFields(body.data) && body.data.passed === false)
    throw new Failure('test_failed', `${entry.summary}: not passed. The output says what failed.`)
}

/** Prints the request in HTTP form for a person, or as JSON for a program. */
export async function printDraft(
  client: Client,
  request: Request,
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const draft = await client.draft(request)
  if (formatFor(settings.output, io) !== 'table') return printResult(draft, settings, io)
  const style = styleFor(io.stdout, io.env)
  const headers = Object.entries(draft.headers).map(([name, value]) => `${style.dim(`${name}:`)} ${value}\n`)
  const body = draft.body === undefined ? '' : `\n${JSON.stringify(draft.body, null, 2)}\n`
  io.stdout.write(`${style.bold(`${draft.method} ${draft.url}`)}\n${headers.join('')}${body}`)
}

/**
 * Prints all pages: line by line as they arrive if the format allows it, else as one response. An expression applies to
 * each item.
 */
export async function printPages(
  client: Client,
  first: Request,
  place: 'query' | 'body',
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const { jmespath, ...plain } = settings
  const pickEach = jmespath === undefined ? undefined : await eachPicker(jmespath)
  const shown: Partial<CallSettings> = pickEach ? plain : settings
  const streams = settings.output === 'ndjson' && shown.jmespath === undefined
  let whole: Fields | undefined
  const warnings = new Set<string>()
  for await (const page of pages(client, first, place)) {
    for (const warning of warningsIn(page)) warnings.add(warning)
    if (pickEach) page.data = pickEach(listIn(page))
    if (streams) await printResult(page, shown, io)
    else whole = whole ? { ...whole, ...page, data: [...listIn(whole), ...listIn(page)] } : page
  }
  if (whole) {
    const { nextCursor: _, ...body } = whole
    await printResult(pickEach ? body.data : body, shown, io)
  }
  warn(warnings, settings, io)
}

/** @returns undefined for an expression about the whole response */
async function eachPicker(expression: string): Promise<((items: readonly unknown[]) => unknown[]) | undefined> {
  const { isOfResponse, pickEach } = await import('../output/pick.ts')
  return isOfResponse(expression) ? undefined : items => pickEach(items, expression)
}

/**
 * Warns if a response is incomplete. JSON and YAML include the warning in the response, unless only a part was
 * selected.
 */
function warn(warnings: Iterable<string>, { output, jmespath }: Partial<CallSettings>, io: Io): void {
  const format = formatFor(output, io)
  if ((format === 'json' || format === 'yaml') && jmespath === undefined) return
  for (const warning of warnings) io.stderr.write(`Warning: ${warning}\n`)
}

const warningsIn = (body: unknown): string[] =>
  isFields(body) && Array.isArray(body.warnings)
    ? body.warnings.filter(isFields).map(({ message }) => String(message))
    : []

async function* pages(client: Client, first: Request, place: 'query' | 'body'): AsyncGenerator<Fields> {
  let cursor: unknown
  do {
    const { body }: Answer = await client.send(
      cursor === undefined ? first : { ...first, [place]: { ...first[place], cursor } },
    )
    if (!isFields(body)) return
    yield body
    if (body.nextCursor !== undefined && body.nextCursor === cursor) {
      throw new Failure('unexpected_response', 'The server returned the same cursor twice. The list would never end.')
    }
    cursor = body.nextCursor
  } while (cursor !== undefined)
}

const listIn = ({ data }: Fields): unknown[] => (Array.isArray(data) ? data : [])
