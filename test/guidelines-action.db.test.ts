import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'
import { BARE } from './support/bare-environment.ts'

// each step starts commands
vi.setConfig({ testTimeout: 240_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const CLI = `keepsake() { "${process.execPath}" "${join(ROOT, 'packages/cli/src/main.ts')}" "$@"; }`

interface Step {
  name: string
  if?: string
  env: Record<string, string>
  run: string
}

const app = useApp()
const organization = useOrganization(app, { credits: 1_000 })
let home: string
let baseUrl: string
let inputs: Record<string, { default?: string; required?: boolean }>
let steps: Step[]
beforeAll(async () => {
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-action-'))
  const action = parse(await readFile(join(ROOT, 'action/action.yml'), 'utf8'))
  inputs = action.inputs
  steps = action.runs.steps
})
afterAll(() => rm(home, { recursive: true, force: true }))

const checkout = (): string => join(home, 'checkout')
const summary = (): string => join(home, 'summary.md')
const environment = () => ({ ...BARE, HOME: home, NO_COLOR: '1', GITHUB_STEP_SUMMARY: summary() })
const shell = (script: string, env: Record<string, string> = {}) =>
  run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', `${CLI}\n${script}`], {
    cwd: checkout(),
    env: { ...environment(), ...env },
  })

/** Runs the steps as GitHub does, but for the installation. @returns the exit code, and the step that ended it */
async function act(given: Record<string, string>): Promise<{ code: number; step?: string; output: string }> {
  const values: Record<string, string> = { 'base-url': baseUrl, 'api-key': organization.key, ...given }
  const input = (name: string): string => values[name] ?? inputs[name]?.default ?? ''
  const conditions: Record<string, () => boolean> = {
    "inputs.push == 'true'": () => input('push') === 'true',
    "inputs.cases != ''": () => input('cases') !== '',
  }
  let output = ''
  for (const { name, if: condition, env, run: script } of steps) {
    const isWanted = condition === undefined || conditions[condition]
    if (!isWanted) throw new Error(`The test does not know the condition ${condition}.`)
    if (script.startsWith('npm install') || (isWanted !== true && !isWanted())) continue
    const filled = Object.entries(env).map(([key, text]) => [
      key,
      text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, each: string) => input(each)),
    ])
    try {
      output += (await shell(script, Object.fromEntries(filled))).stdout
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, step: name, output: output + stdout + stderr }
    }
  }
  return { code: 0, output }
}

const call = async (method: string, path: string, body?: object) =>
  (await app.call(method, `/api/v1/guidelines${path}`, { key: organization.key, ...(body && { body }) })).body.data
const write = (name: string, text: string) => writeFile(join(checkout(), name), text)

it('shows changes, pushes them, commits their versions, and fails on drift and on a wrong selection', async () => {
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', join(home, 'origin.git')])
  await run('git', ['clone', '--quiet', join(home, 'origin.git'), checkout()])
  const { id } = await call('POST', '', { name: 'Refunds', value: '# Refunds\n\nWithin 30 days.\n' })
  const settings = { API_KEY: organization.key, KEEPSAKE_BASE_URL: baseUrl }
  const commit = "git add --all && git -c user.name=d -c user.email=d@northwind.example commit -qm 'Change'"
  await shell(`keepsake guidelines pull policies && ${commit} && git push -q origin HEAD:main`, settings)
  const given = { directory: 'policies' }
  expect(await act(given)).toMatchObject({ code: 0 })

  const text = await readFile(join(checkout(), 'policies/refunds.md'), 'utf8')
  await write('policies/refunds.md', text.replace('30 days', '60 days'))
  await write('policies/tone.md', '---\nname: Tone\n---\n# Tone\n\nAnswer briefly and politely.\n')
  await shell(commit)
  expect(await act(given)).toMatchObject({ code: 0 })
  expect(await readFile(summary(), 'utf8')).toMatch(
    /## Guidelines in policies[\s\S]*-Within 30 days\.[\s\S]*\+Within 60 days\./,
  )
  expect((await call('GET', `/${id}`)).version).toBe(1)

  await write('cases.json', JSON.stringify([{ message: 'The customer wants a refund.', expect: ['Refunds'] }]))
  const pushing = { ...given, push: 'true', note: "It's longer: $(exit 9)", cases: 'cases.json' }
  const pushed = await act(pushing)
  expect(pushed, pushed.output).toMatchObject({ code: 0 })
  expect(await call('GET', `/${id}`)).toMatchObject({ version: 2, value: '# Refunds\n\nWithin 60 days.\n' })
  expect((await call('GET', `/${id}/versions`))[0]).toMatchObject({ note: pushing.note })
  const { stdout } = await run('git', ['-C', join(home, 'origin.git'), 'show', 'main:policies/tone.md'])
  expect(stdout).toMatch(/^id: gdl_/m)

  // pushed again from a new clone, nothing is created a second time
  await rm(checkout(), { recursive: true })
  await run('git', ['clone', '--quiet', join(home, 'origin.git'), checkout()])
  await write('cases.json', JSON.stringify([{ message: 'The customer wants a refund.', reject: ['Refunds'] }]))
  await write('policies/refunds.md', text.replace('30 days', '90 days'))
  const failed = await act(pushing)
  expect(failed).toMatchObject({ code: 1, step: 'Test which messages select the guidelines' })
  expect(failed.output).toContain('unexpected: Refunds')
  // nothing of a folder that does not pass is sent
  expect((await call('GET', `/${id}`)).version).toBe(2)
  await shell('git checkout --quiet -- policies')
  expect(await call('GET', '')).toHaveLength(2)

  await call('PATCH', `/${id}`, { value: '# Refunds\n\nNever.\n' })
  const drift = await act(pushing)
  expect(drift).toMatchObject({ code: 6, step: 'Compare the folder with the server' })
  expect(drift.output).toContain('::error::The server has changes that policies lacks.')
  expect(drift.output).toContain('refunds.md: outdated')
  expect(await act({ ...given, 'api-key': 'wrong' })).toMatchObject({ step: 'Compare the folder with the server' })
})
