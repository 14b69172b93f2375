import { callOperation, printDraft } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { isFields } from '../../terminal/json.ts'
import { readSavedRequest } from './saved-request.ts'

interface TestSettings extends CallSettings {
  at?: string | undefined
}

/** Tests a payload, or a request that was saved to a file. Fails with the step that the source would refuse it at. */
export async function testSource(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<TestSettings>,
  io: Io,
): Promise<void> {
  const own = entry.arguments.length
  const path = typed.arguments[own]
  if (path === undefined) {
    if (settings.at !== undefined) throw usage('--at is only for a saved request. Pass its file.')
    return callOperation(entry, typed, settings, io)
  }
  const { method = 'POST', query, headers, body } = await readSavedRequest(path, io)
  const request = {
    method,
    ...(query !== '' && { query }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')])),
    body_base64: body.toString('base64'),
    ...(settings.at !== undefined && { at: settings.at }),
  }
  const flags = { ...typed.flags, request: JSON.stringify(request) }
  const { params, body: sent } = await readInput(
    entry,
    { ...typed, arguments: typed.arguments.slice(0, own), flags },
    io,
  )
  const call: Request = { method: entry.method, path: entry.path, params, body: sent, security: entry.security }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, call, settings, io)
  const answer = (await client.send(call)).body
  await printResult(answer, settings, io)
  const failed = stepsOf(answer).find(({ status }) => status === 'failed')
  if (failed) throw new Failure('test_failed', `The step ${failed.field} failed: ${failed.detail}`)
}

function stepsOf(answer: unknown): Record<string, unknown>[] {
  const { data } = isFields(answer) ? answer : {}
  return isFields(data) && Array.isArray(data.steps) ? data.steps.filter(isFields) : []
}
