import { callOperation } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import type { Io } from '../../terminal/io.ts'

/**
 * Prints the answer to a prompt as it arrives: its text, or with `--output ndjson` all events. Other formats print the
 * complete response.
 */
export async function promptModel(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const isText = settings.output === undefined && settings.jmespath === undefined
  if (settings.dryRun || !(isText || settings.output === 'ndjson')) return callOperation(entry, typed, settings, io)
  const request = await requestOf(entry, typed, io)
  let ending = '\n'
  for await (const event of new Client(settings, io).promptStream(request)) {
    if (!isText) io.stdout.write(`${JSON.stringify(event)}\n`)
    else if (event.type === 'text') {
      io.stdout.write(event.chunk)
      ending = event.chunk.endsWith('\n') ? '' : '\n'
    } else if (event.type === 'output') {
      const { name, data } = event
      io.stdout.write(`${ending}${name}: ${typeof data === 'string' ? data : JSON.stringify(data)}`)
      ending = '\n'
    } else {
      io.stdout.write(ending)
      for (const { message } of event.warnings ?? []) io.stderr.write(`Warning: ${message}\n`)
    }
  }
}

/** Prints the answer to a chat: the complete response, or its chunks line by line with `--stream`. */
export async function completeChat(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  if (settings.dryRun || !('stream' in typed.flags && typed.flags.stream))
    return callOperation(entry, typed, settings, io)
  const request = await requestOf(entry, typed, io)
  for await (const chunk of new Client(settings, io).chatStream(request)) io.stdout.write(`${JSON.stringify(chunk)}\n`)
}

async function requestOf(entry: ApiCommand, typed: Typed, io: Io): Promise<Request> {
  const { method, path, security } = entry
  return { method, path, security, ...(await readInput(entry, typed, io)) }
}
