import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isWebhookError, verify } from '@keepsake/webhooks'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { readSavedRequest, type SavedRequest } from './saved-request.ts'

export interface VerifySettings extends Settings {
  body?: string | undefined
  id?: string | undefined
  timestamp?: string | undefined
  signature?: string | undefined
  tolerance?: string | undefined
}

/** Verifies a delivery that was saved to a file. Sends nothing. */
export async function verifyDelivery(
  path: string | undefined,
  settings: Partial<VerifySettings>,
  io: Io,
): Promise<void> {
  const secrets = (io.env.KEEPSAKE_WEBHOOK_SECRET ?? '').split(',').filter(each => each.trim() !== '')
  if (secrets.length === 0) throw new Failure('configuration_error', 'No webhook secret. Set KEEPSAKE_WEBHOOK_SECRET.')
  const tolerance = toleranceOf(settings.tolerance)
  const request = await savedRequest(path, settings, io)
  const given = {
    'webhook-id': settings.id,
    'webhook-timestamp': settings.timestamp,
    'webhook-signature': settings.signature,
  }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const headers = { ...request.headers, ...named }
  const check = (body: Buffer) => verify(body, headers, { secrets, tolerance })
  try {
    const { id, timestamp } = await check(request.body)
    const ageSeconds = Math.floor(Date.now() / 1000) - timestamp
    const signedAt = new Date(timestamp * 1000).toISOString()
    await printResult({ success: true, data: { verified: true, id, signedAt, ageSeconds } }, settings, io)
  } catch (error) {
    if (!isWebhookError(error)) throw error
    if (error.code === 'invalid_secret') throw new Failure('configuration_error', error.message)
    throw new Failure('signature_error', error.message, { hints: await hintsFor(request.body, check) })
  }
}

/** Editors add a line end to a saved body, which was not signed. */
async function hintsFor(body: Buffer, check: (body: Buffer) => Promise<unknown>): Promise<string[]> {
  const shorter = body.subarray(0, body.at(-2) === 13 ? -2 : -1)
  if (body.at(-1) !== 10) return []
  const isSigned = await check(shorter).then(
    () => true,
    () => false,
  )
  return isSigned ? ['The signature matches the body without the line end at the end of the file. Remove it.'] : []
}

function toleranceOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw usage(`--tolerance must be a number of seconds, not ${text}.`)
}

async function savedRequest(
  path: string | undefined,
  { body }: Partial<VerifySettings>,
  io: Io,
): Promise<Pick<SavedRequest, 'headers' | 'body'>> {
  if (body !== undefined && path !== undefined) throw usage('Pass a request or --body, not both.')
  if (body !== undefined) return { headers: {}, body: readFileSync(resolve(io.cwd, body)) }
  if (path === undefined) throw usage('No request. Pass its file, - for stdin, or --body with the headers as flags.')
  return readSavedRequest(path, io)
}
