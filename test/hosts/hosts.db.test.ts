import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../server/test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'

const run = promisify(execFile)
const CLI = join(import.meta.dirname, '../../packages/cli/src/main.ts')

let app: TestApp
let model: ScriptedModel
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  model = await scriptedModel(body => {
    const isAnswered = /"role":"tool"|function_call_output/.test(body)
    return isAnswered
      ? { answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] }
      : { toolCalls: [{ name: 'weather', arguments: { city: 'Porto' } }] }
  })
  app = await createTestApp({ settings: { ...settingsOf(model), WORKERS: 'off', MODELS_FILE: '' } })
  folder = await mkdtemp(join(tmpdir(), 'keepsake-hosts-'))
  env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    KEEPSAKE_BASE_URL: await app.listen(),
    KEEPSAKE_API_KEY: (await app.organization()).key,
  }
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Installs packages in a folder of their own. @returns the folder, and the version of the first one */
async function install(name: string, ...packages: string[]): Promise<{ cwd: string; version: string }> {
  const cwd = await mkdtemp(join(folder, `${name.replace('/', '-')}-`))
  await writeFile(join(cwd, 'package.json'), '{"type":"module"}')
  await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd })
  const manifest = await readFile(join(cwd, 'node_modules', name, 'package.json'), 'utf8')
  return { cwd, version: JSON.parse(manifest).version }
}

async function runProgram(cwd: string, program: string): Promise<unknown> {
  await writeFile(join(cwd, 'program.js'), program)
  return JSON.parse((await run(process.execPath, ['program.js'], { cwd, env })).stdout)
}

const OPENAI = `
import OpenAI from 'openai'
const client = new OpenAI({ apiKey: process.env.KEEPSAKE_API_KEY, baseURL: process.env.KEEPSAKE_BASE_URL + '/openai/v1' })
const messages = [{ role: 'user', content: 'What is the weather in Porto?' }]
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const tools = [{ type: 'function', function: { name: 'weather', parameters } }]
const { choices } = await client.chat.completions.create({ model: 'default', messages, tools })
const call = choices[0].message.tool_calls[0]
messages.push(choices[0].message, { role: 'tool', tool_call_id: call.id, content: 'sunny' })
let text = ''
for await (const chunk of await client.chat.completions.create({ model: 'default', messages, tools, stream: true }))
  text += chunk.choices[0]?.delta.content ?? ''
const models = (await client.models.list()).data.map(({ id }) => id)
const failure = await client.models.retrieve('none').catch(error => error.status)
console.log(JSON.stringify({ city: JSON.parse(call.function.arguments).city, text, models, failure }))
`

describe('the openai package', () => {
  it.each(['4', '5', '6', '7'])('calls a tool and streams, in its major %s', { timeout: 300_000 }, async major => {
    const { cwd, version } = await install('openai', `openai@${major}`)
    expect(version.startsWith(`${major}.`)).toBe(true)
    const printed = await runProgram(cwd, OPENAI)
    expect(printed).toEqual({ city: 'Porto', text: 'It is sunny.', models: ['default'], failure: 404 })
  })
})

const AI = `
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, stepCountIs, streamText, tool } from 'ai'
import { z } from 'zod'
const provider = createOpenAICompatible({
  name: 'keepsake', apiKey: process.env.KEEPSAKE_API_KEY, baseURL: process.env.KEEPSAKE_BASE_URL + '/openai/v1',
})
const asked = []
const weather = tool({
  description: 'The weather', inputSchema: z.object({ city: z.string() }),
  execute: ({ city }) => { asked.push(city); return 'sunny' },
})
const call = { model: provider('default'), prompt: 'What is the weather in Porto?', tools: { weather }, stopWhen: stepCountIs(3) }
const { text } = await generateText(call)
let streamed = ''
for await (const piece of streamText(call).textStream) streamed += piece
console.log(JSON.stringify({ asked, text, streamed }))
`

describe('the ai package', () => {
  it.each([
    ['5', '1'],
    ['6', '2'],
    ['7', '3'],
  ])('runs a loop of tools and streams it, in its major %s', { timeout: 300_000 }, async (major, provider) => {
    const { cwd, version } = await install('ai', `ai@${major}`, `@ai-sdk/openai-compatible@${provider}`, 'zod@4')
    expect(version.startsWith(`${major}.`)).toBe(true)
    const printed = await runProgram(cwd, AI)
    expect(printed).toEqual({ asked: ['Porto', 'Porto'], text: 'It is sunny.', streamed: 'It is sunny.' })
  })
})

describe('the Inspector of the Model Context Protocol', () => {
  it('lists and calls tools over stdio and HTTP', { timeout: 300_000 }, async () => {
    const { cwd } = await install('@modelcontextprotocol/inspector', '@modelcontextprotocol/inspector@2')
    const bin = join(cwd, 'node_modules/.bin/mcp-inspector')
    const { KEEPSAKE_API_KEY: key, KEEPSAKE_BASE_URL: baseUrl } = env
    const inspect = async (...words: string[]): Promise<string> =>
      (await run(bin, ['--cli', ...words], { cwd, env, maxBuffer: 100_000_000 })).stdout
    const store = ['--method', 'tools/call', '--tool-name', 'memory_store_pro']
    const note = ['--tool-arg', 'email=dana@northwind.example', '--tool-arg', 'content=Dana likes tea.']
    const stdio = [process.execPath, CLI, 'mcp', '-e', `KEEPSAKE_API_KEY=${key}`, '-e', `KEEPSAKE_BASE_URL=${baseUrl}`]
    const http = [`${baseUrl}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${key}`]
    for (const target of [stdio, http]) {
      expect(await inspect(...target, '--method', 'tools/list')).toContain('smartRecall')
      expect(await inspect(...target, ...store, ...note)).toContain('mem_')
    }
  })
})
