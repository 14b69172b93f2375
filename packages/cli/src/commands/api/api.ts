import { allCommands } from '../../call/all-commands.ts'
import { printDraft, printPages } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { Inputs, parseJson, parseValue } from '../../call/values.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand } from '../../table/tree.ts'
import { usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const IN_QUERY = new Set<string>(['GET', 'DELETE'])

export interface ApiSettings extends CallSettings {
  field?: string[] | undefined
  header?: string[] | undefined
  body?: string | undefined
  include?: boolean | undefined
}

export async function callApi(
  rawMethod: string,
  rawPath: string,
  settings: Partial<ApiSettings>,
  io: Io,
): Promise<void> {
  const method = METHODS.find(each => each === rawMethod.toUpperCase())
  if (method === undefined) throw usage(`<method> must be one of ${METHODS.join(', ')}, not ${rawMethod}.`)
  const target = new URL(rawPath, 'http://server')
  if (target.host !== 'server')
    throw usage(`<path> must be a path on the server, such as /api/v1/me. To call another server, use --base-url.`)
  const inputs = new Inputs(io)
  const fields = await readFields(settings.field ?? [], inputs)
  const body = { ...(await readBody(settings.body, inputs)), ...(IN_QUERY.has(method) ? {} : fields) }
  const known = await findCommand(method, target.pathname)
  const request: Request = {
    method,
    path: target.pathname,
    query: { ...Object.fromEntries(target.searchParams), ...(IN_QUERY.has(method) ? fields : {}) },
    headers: Object.fromEntries((settings.header ?? []).map(readHeader)),
    ...((settings.body !== undefined || Object.keys(body).length > 0) && { body }),
    writes: known ? known.writes === true : !IN_QUERY.has(method),
    security: known?.security ?? 'bearer',
  }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, request, settings, io)
  if (settings.paginate) return printPages(client, request, IN_QUERY.has(method) ? 'query' : 'body', settings, io)
  const answer = await client.send(request)
  if (settings.include) {
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\n`).join('')
    io.stdout.write(`HTTP ${answer.status}\n${headers}\n`)
  }
  await printResult(answer.body, settings, io)
}

async function readFields(given: string[], inputs: Inputs): Promise<Fields> {
  const fields: Fields = {}
  for (const field of given) {
    const at = field.indexOf('=')
    if (at < 1) throw usage(`--field must be name=value, not ${JSON.stringify(field)}.`)
    const [name, raw] = [field.slice(0, at), field.slice(at + 1)]
    fields[name] = raw.startsWith('@')
      ? await inputs.text(raw.slice(1), `--field ${name}`)
      : parseValue({ type: 'any' }, raw, `--field ${name}`)
  }
  return fields
}

async function readBody(given: string | undefined, inputs: Inputs): Promise<Fields> {
  if (given === undefined) return {}
  const isFile = given === '-' || given.startsWith('@')
  const body = isFile ? await inputs.document(given.replace(/^@/, ''), '--body') : parseJson(given, '--body')
  if (!isFields(body)) throw usage('--body must be a JSON object.')
  return body
}

function readHeader(given: string): [string, string] {
  const at = given.indexOf(':')
  if (at < 1) throw usage(`--header must be name:value, not ${JSON.stringify(given)}.`)
  return [given.slice(0, at).trim(), given.slice(at + 1).trim()]
}

/** Finds a path in the spec: which key it needs, and whether it writes. */
async function findCommand(method: string, path: string): Promise<ApiCommand | undefined> {
  const commands = await allCommands()
  return commands.find(command => command.method === method && matches(command.path, path))
}

function matches(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index])
}
