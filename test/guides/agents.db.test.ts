import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { ROOT, readGuide, readRepository, runInShell } from '../support/guide.ts'
import { type Reply, scriptedOpenAi } from '../support/scripted-openai.ts'

// an example starts two processes that load a framework
vi.setConfig({ testTimeout: 120_000 })

const EMAIL = 'dana.reyes@northwind.example'
const [FACT, QUESTION] = ['I prefer calls before noon.', 'When should you call me?']

let app: TestApp
let baseUrl: string
let home: string
beforeAll(async () => {
  app = await createTestApp()
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-guides-'))
})
afterAll(async () => {
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

/** Runs a guide from its first line to its last, with an account of its own. */
async function follow(name: string, reply: (body: string) => Reply) {
  const { key } = await app.organization()
  await using openAi = await scriptedOpenAi(reply)
  const guide = await readGuide(name)
  const [script = ''] = guide.blocks('sh')
  // the root of the repository, with the file in which the reader's key is stored
  const cwd = await mkdtemp(join(home, 'root-'))
  await symlink(join(ROOT, 'examples'), join(cwd, 'examples'))
  await writeFile(join(cwd, '.env'), `KEEPSAKE_API_KEY=${key}\n`)
  const printed = await runInShell(script.replaceAll('sk-proj-…', 'sk-proj-scripted'), {
    cwd,
    env: {
      HOME: home,
      KEEPSAKE_BASE_URL: baseUrl,
      OPENAI_BASE_URL: openAi.baseUrl,
      OPENAI_AGENTS_DISABLE_TRACING: '1',
    },
  })
  const { body } = await app.call('POST', '/api/v1/recall', { key, body: { email: EMAIL } })
  const stored: string[] = body.data.map(({ content }: { content: string }) => content)
  return { guide, printed, requests: openAi.requests, stored }
}

it.each([
  ['vercel-ai-sdk', 'chat.ts'],
  ['langchain', 'agent.ts'],
  ['openai-agents', 'agent.ts'],
])('the guide %s shows its example as it is', async (name, file) => {
  const [code] = (await readGuide(name)).blocks('ts')
  expect(code).toBe(await readRepository(`examples/${name}/${file}`))
})

describe.each(['vercel-ai-sdk', 'langchain'])('the example of the guide %s', name => {
  it('gives the model what was stored before, stores what both said afterwards, and prints what the guide shows', async () => {
    // the model only knows what is in the request
    const { guide, printed, requests, stored } = await follow(name, body => ({
      text: body.includes(FACT) && body.includes(QUESTION) ? 'Before noon.' : 'I will remember that.',
    }))
    expect(requests).toHaveLength(2)
    expect(requests[1]).toContain('<memory>')
    expect(stored.sort()).toEqual(['Before noon.', FACT, 'I will remember that.', QUESTION])
    expect([printed]).toEqual(guide.blocks('text'))
  })
})

describe('the example of the guide openai-agents', () => {
  it('gives the model the tools of the adapter, and prints what the guide shows', async () => {
    const { guide, printed, requests, stored } = await follow('openai-agents', body => {
      const called = body.includes('"function_call_output"')
      if (body.includes(QUESTION)) {
        if (!called) return { tool: 'recall_memory', arguments: { query: QUESTION } }
        return { text: body.includes(FACT) ? 'Before noon.' : 'I do not know.' }
      }
      if (!called) return { tool: 'store_memory', arguments: { content: FACT } }
      return { text: 'I will remember that.' }
    })
    expect(requests).toHaveLength(4)
    const { tools } = JSON.parse(requests[0] ?? '')
    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(['recall_memory', 'store_memory'])
    expect(stored).toEqual([FACT])
    expect([printed]).toEqual(guide.blocks('text'))
  })
})
