import { expect } from 'vitest'
import type { TestAnswer, TestApp } from './test-app.ts'

/** The live or test data of an organization, with a key of its owner. */
export interface Account {
  app: TestApp
  tenant: number
  key: string
}

type Line = Record<string, unknown>

/** The request of an import. */
export interface ImportFile {
  records: Line[]
  memories: Line[]
}

/** Creates an organization and returns both halves, the live one first. */
export async function openAccounts(app: TestApp): Promise<[Account, Account]> {
  const { tenants, keyFor } = await app.organization()
  return [
    { app, tenant: tenants.live, key: await keyFor({ livemode: true }) },
    { app, tenant: tenants.test, key: await keyFor({ livemode: false }) },
  ]
}

export const call = ({ app, key }: Account, path: string, body: object): Promise<TestAnswer> =>
  app.call('POST', `/api/v1/${path}`, { key, body })

/** Returns the `data` of a response, which must be a success. */
export async function post(account: Account, path: string, body: object): Promise<TestAnswer['body']> {
  const { status, body: answer } = await call(account, path, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.data
}

/** Exports an account as the request of an import. */
export async function exportOf(account: Account): Promise<ImportFile> {
  const { body } = await call(account, 'export', {})
  const lines: Partial<Record<'record' | 'memory' | 'end', Line>>[] = body.lines
  expect(lines.at(-1)?.end, JSON.stringify(body)).toBeDefined()
  const named = (name: 'record' | 'memory'): Line[] => lines.map(line => line[name]).filter(line => line !== undefined)
  return { records: named('record'), memories: named('memory') }
}

/** The same lines, with records identified only by id. */
export const withoutKeys = ({ records, memories }: ImportFile): ImportFile => {
  const stripped = (lines: Line[]) => lines.map(({ keys, ...line }) => line)
  return { records: stripped(records), memories: stripped(memories) }
}

export const load = (account: Account, file: ImportFile): Promise<TestAnswer['body']> =>
  post(account, 'memory/import', file)
