import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingPrograms } from '../support/programs.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { SWIFT_PROGRAMS, type Swift, startSwift } from '../support/swift.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const BUCKET = 'files'
const REGION = 'us-east-1'
const REMOVED_WITHIN_MS = 120_000

const reason = missingPrograms(SWIFT_PROGRAMS)

describe.skipIf(reason)(`files in a bucket of OpenStack Swift${reason ? ` (${reason})` : ''}`, () => {
  let directory: string
  let swift: Swift
  let server: ServerProcess | undefined
  let key: string
  let attachments: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'keepsake-bucket-'))
    swift = await startSwift()
    expect((await s3('PUT', '')).status).toBe(200)
  }, 240_000)
  afterAll(async () => {
    await server?.stop()
    await swift?.close()
    await rm(directory, { recursive: true, force: true })
  })

  const s3 = (method: string, path: string): Promise<Response> =>
    new AwsClient({ ...swift, region: REGION, service: 's3' }).fetch(`${swift.endpoint}/${BUCKET}${path}`, { method })
  const objects = async (): Promise<string[]> => {
    const listing = await (await s3('GET', '?list-type=2')).text()
    return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name)
  }
  const inFolder = { SIGNUP: 'open', DEFAULT_PLAN: 'unlimited' }
  const inBucket = () => ({
    ...inFolder,
    ATTACHMENTS_S3_BUCKET: BUCKET,
    ATTACHMENTS_S3_ENDPOINT: swift.endpoint,
    ATTACHMENTS_S3_REGION: REGION,
    ATTACHMENTS_S3_ACCESS_KEY_ID: swift.accessKeyId,
    ATTACHMENTS_S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
  })
  async function restart(settings: Record<string, string>): Promise<void> {
    await server?.stop()
    server = await startServer({ KEEPSAKE_DATA_DIR: directory, ...settings })
  }
  async function command(...args: string[]): Promise<string> {
    await server?.stop()
    server = undefined
    const { PATH = '' } = process.env
    const env = { PATH, KEEPSAKE_DATA_DIR: directory, ...inBucket() }
    return (await run(process.execPath, [MAIN, ...args], { env })).stdout
  }
  async function call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${server?.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  /** @returns its path */
  async function upload(name: string): Promise<string> {
    const file = { name, contentBase64: Buffer.from(`The content of ${name}.`).toString('base64') }
    const response = await call('POST', attachments, file)
    expect(response.status).toBe(201)
    return `${attachments}/${(await response.json()).data.id}`
  }
  const contentOf = async (path: string): Promise<string> => (await call('GET', path)).text()

  it('moves there from a folder, and are stored, read and deleted there', { timeout: 600_000 }, async () => {
    await restart(inFolder)
    key = (await (await call('POST', '/auth/agent', { name: 'agent' })).json()).data.agent.api_key
    const guideline = await call('POST', '/api/v1/guidelines', { name: 'House', value: '# House\n' })
    attachments = `/api/v1/guidelines/${(await guideline.json()).data.id}/attachments`
    const moved = await upload('moved.txt')

    expect(await command('files', 'copy', join(directory, 'attachments'))).toMatch(
      /^Copied 1 files .*No file is missing/,
    )
    expect(await command('files', 'copy', join(directory, 'attachments'))).toMatch(
      /^Copied 0 files .*No file is missing/,
    )
    expect(await command('files', 'adopt')).toContain('No file is missing.')
    await rm(join(directory, 'attachments'), { recursive: true })
    expect(await command('verify')).toMatch(/^Read: 0 memories, 1 files, \d+ secrets\.$/m)

    await restart(inBucket())
    const stored = await upload('stored.txt')
    expect(await Promise.all([moved, stored].map(contentOf))).toEqual([
      'The content of moved.txt.',
      'The content of stored.txt.',
    ])
    expect(await objects()).toHaveLength(2)
    expect((await readdir(directory)).includes('attachments')).toBe(false)

    for (const path of [moved, stored]) expect((await call('DELETE', path)).status).toBe(200)
    await expect.poll(objects, { timeout: REMOVED_WITHIN_MS, interval: 1_000 }).toEqual([])
  })
})
