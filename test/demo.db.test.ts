import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTerminal, type Terminal } from '../packages/cli/src/testing/terminal.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

let app: TestApp
let terminal: Terminal
let key: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ key } = await app.organization())
  terminal = await openTerminal(await app.listen())
  terminal.env.KEEPSAKE_API_KEY = key
})
afterAll(async () => {
  await terminal.remove()
  await app.stop()
})

const demo = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await terminal.run(['demo', ...words])
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  return JSON.parse(stdout).data
}
const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key })).body
const usage = async () => (await app.call('POST', '/api/v1/analytics/overview', { key, body: {} })).body.data
const records = async () => (await app.call('POST', '/api/v1/search', { key, body: { pageSize: 100 } })).body.data

describe('keepsake demo', () => {
  it('fills an organization, once, and removes what it has added and nothing else', async () => {
    const own = { email: 'dana@northwind.example', content: 'Prefers calls before noon.' }
    await app.call('POST', '/api/v1/memorize', { key, body: own })
    await app.call('POST', '/api/v1/guidelines', {
      key,
      body: { name: 'Refunds', value: '# Refunds', tags: ['demo-x'] },
    })

    const added = await demo()
    expect(added).toMatchObject({ customers: 40, memories: 218, guidelines: 3, webhooks: 1, usageDays: 21 })
    expect(added.console).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/$/)
    expect(await records()).toHaveLength(41)
    const used = await usage()
    expect(used.imported).toMatchObject({ credits: expect.any(Number) })
    expect(used.imported.credits).toBeGreaterThan(3_000)
    expect(await demo()).toEqual(added)
    expect((await usage()).imported).toEqual(used.imported)
    expect(await records()).toHaveLength(41)
    expect((await get('guidelines')).data).toHaveLength(4)
    await expect
      .poll(async () => (await get('webhooks')).data, { timeout: 30_000 })
      .toMatchObject([{ uid: 'keepsake-demo', last_failure: expect.anything() }])

    expect(await demo('--remove')).toEqual({ customers: 40, guidelines: 3, webhooks: 1, usageDays: 21 })
    expect(await demo('--remove')).toEqual({ customers: 0, guidelines: 0, webhooks: 0, usageDays: 0 })
    expect(await records()).toMatchObject([{ keys: [{ value: own.email }] }])
    expect((await get('guidelines')).data).toMatchObject([{ name: 'Refunds' }])
    expect((await get('webhooks')).data).toEqual([])
    expect((await usage()).imported).toBeUndefined()
  }, 300_000)
})
