import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'
import { BARE } from './support/bare-environment.ts'

// each command is a process
vi.setConfig({ testTimeout: 180_000 })
const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
const WORKFLOW = join(import.meta.dirname, '../examples/ci/review-policies.yml')

const app = useApp()
const organization = useOrganization(app)
let home: string
let baseUrl: string
beforeAll(async () => {
  baseUrl = await app.listen()
  home = await mkdtemp(join(tmpdir(), 'keepsake-folder-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

const env = () => ({
  ...BARE,
  HOME: home,
  KEEPSAKE_BASE_URL: baseUrl,
  KEEPSAKE_API_KEY: organization.key,
  NO_COLOR: '1',
})

/** Runs a command in a new process. */
async function keepsake(...words: string[]) {
  const { code, stdout, stderr } = await run(process.execPath, [MAIN, 'guidelines', ...words], {
    cwd: home,
    env: env(),
  }).then(
    done => ({ code: 0, ...done }),
    error => ({ code: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) }),
  )
  const parsed = stdout.startsWith('{') ? JSON.parse(stdout).data : []
  const data: { file: string; status: string; diff?: string }[] = Array.isArray(parsed) ? parsed : []
  return { code, stdout, stderr, data, statuses: Object.fromEntries(data.map(({ file, status }) => [file, status])) }
}

const call = async (method: string, path: string, body?: object) =>
  (await app.call(method, `/api/v1/guidelines${path}`, { key: organization.key, ...(body && { body }) })).body.data
const VALUE = '\uFEFF# A\r\n\r\na\r\n\r\n# B\r\n\r\nb\r\n'
const create = () => call('POST', '', { name: 'Refund policy', value: VALUE, tags: ['support'], description: 'x: "y"' })
const section = (id: string, sectionSlug: string, value: string) =>
  call('PATCH', `/${id}`, { updateMode: 'section', sectionSlug, value })
const file = (name: string): string => join(home, name)
const edit = async (name: string, from: string, to: string) =>
  writeFile(file(name), (await readFile(file(name), 'utf8')).replace(from, to))

it('keeps a folder in step with the server, byte for byte', async () => {
  const { id } = await create()
  expect((await keepsake('pull', 'one', '--dry-run')).statuses).toEqual({ 'refund-policy.md': 'created' })
  await expect(readdir(file('one'))).rejects.toThrow('ENOENT')
  expect((await keepsake('pull', 'one')).statuses).toEqual({ 'refund-policy.md': 'created' })
  const text = await readFile(file('one/refund-policy.md'), 'utf8')
  expect(text.endsWith(`---\n${VALUE}`)).toBe(true)
  expect((await keepsake('push', 'one')).data).toEqual([])

  await edit('one/refund-policy.md', 'a\r\n\r\n', 'mine\r\n\r\n')
  const draft = await keepsake('push', 'one', '--dry-run')
  expect([draft.code, draft.statuses]).toEqual([0, { 'refund-policy.md': 'updated' }])
  expect(draft.data[0]?.diff).toContain('-a\r\n+mine\r\n')
  expect((await call('GET', `/${id}`)).version).toBe(1)
  expect((await keepsake('push', 'one', '--note', 'Mine.')).statuses).toEqual({ 'refund-policy.md': 'updated' })
  expect((await call('GET', `/${id}`)).value).toBe(VALUE.replace('a\r\n', 'mine\r\n'))
  expect((await call('GET', `/${id}/versions`))[0].note).toBe('Mine.')

  await section(id, 'b', 'theirs')
  expect((await keepsake('push', 'one')).statuses).toEqual({ 'refund-policy.md': 'outdated' })
  expect((await keepsake('pull', 'one')).statuses).toEqual({ 'refund-policy.md': 'updated' })
  expect(await readFile(file('one/refund-policy.md'), 'utf8')).toContain('theirs')
})

it('merges changes of different sections, and loses nothing in a conflict', async () => {
  const { id } = await create()
  await keepsake('pull', 'two')
  await edit('two/refund-policy.md', 'a\r\n\r\n', 'mine\r\n\r\n')
  await section(id, 'b', 'theirs')
  expect(await keepsake('push', 'two', '--dry-run')).toMatchObject({
    code: 6,
    statuses: { 'refund-policy.md': 'conflict' },
  })
  expect((await keepsake('push', 'two')).statuses).toEqual({ 'refund-policy.md': 'merged' })
  const merged = await readFile(file('two/refund-policy.md'), 'utf8')
  expect([merged.includes('mine'), merged.includes('theirs')]).toEqual([true, true])

  await edit('two/refund-policy.md', 'mine', 'late')
  await section(id, 'a', 'first')
  const before = await readFile(file('two/refund-policy.md'), 'utf8')
  for (const command of ['push', 'pull']) {
    const { code, data, stderr } = await keepsake(command, 'two')
    expect([code, data[0]?.status]).toEqual([6, 'conflict'])
    expect(data[0]?.diff).toMatch(/late.*first|first.*late/s)
    expect(stderr).toContain('conflict_error')
  }
  expect(await readFile(file('two/refund-policy.md'), 'utf8')).toBe(before)
  expect((await call('GET', `/${id}`)).value).toContain('first')
})

it('creates and deletes guidelines, with a flag for what was deleted', async () => {
  const { id } = await create()
  await keepsake('pull', 'three')
  await writeFile(file('three/travel.md'), '---\nname: Travel\n---\n# Travel\n')
  expect((await keepsake('push', 'three')).statuses).toEqual({ 'travel.md': 'created' })
  expect(await readFile(file('three/travel.md'), 'utf8')).toMatch(/^---\nid: gdl_\w+\nname: Travel\n---\n# Travel\n$/)
  expect((await keepsake('push', 'three')).data).toEqual([])
  await rm(file('three/refund-policy.md'))
  const kept = await keepsake('push', 'three')
  expect([kept.code, kept.data[0]?.status, kept.stderr]).toEqual([
    0,
    'deleted-locally',
    expect.stringContaining('--delete'),
  ])
  expect((await call('GET', `/${id}`)).id).toBe(id)
  expect((await keepsake('push', 'three', '--delete')).data[0]?.status).toBe('deleted')
  expect(await call('GET', `/${id}`)).toBeUndefined()
  const [travel] = await call('GET', '')
  await call('DELETE', `/${travel.id}`)
  for (const command of ['push', 'pull'])
    expect(await keepsake(command, 'three')).toMatchObject({ code: 6, statuses: { 'travel.md': 'deleted-on-server' } })
})

it.each([
  ['broken YAML', '---\nname: [\n---\n', 'not valid YAML'],
  ['an unknown field', '---\nname: A\nversion: 3\n---\n', 'unknown field version'],
  ['tags that are no list', '---\nname: A\ntags: a\n---\n', 'tags in the front matter must be a list'],
])('names the file with %s', async (_, text, message) => {
  await keepsake('pull', 'four')
  await writeFile(file('four/bad.md'), text)
  const { code, stderr } = await keepsake('push', 'four')
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  expect(stderr).toContain('bad.md')
})

it('uploads, downloads and deletes attachments', async () => {
  const { id } = await create()
  await writeFile(file('form.bin'), Buffer.from([0, 1, 2, 255]))
  const uploaded = JSON.parse(
    (await keepsake('attachments', 'upload', id, '--file', 'form.bin', '--type', 'data')).stdout,
  ).data
  expect(uploaded).toMatchObject({ name: 'form.bin', type: 'data', size: 4 })
  const again = await keepsake('attachments', 'download', id, uploaded.id)
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('--force')])
  expect((await keepsake('attachments', 'download', id, uploaded.id, '--to', 'copy.bin')).code).toBe(0)
  expect(await readFile(file('copy.bin'))).toEqual(Buffer.from([0, 1, 2, 255]))
  expect((await keepsake('attachments', 'list', id)).data).toHaveLength(1)
  expect((await keepsake('attachments', 'delete', id, uploaded.id)).code).toBe(0)
})

it('the workflow reviews the changes of a pull request', async () => {
  const { id } = await create()
  await keepsake('pull', 'policies')
  const { jobs } = parse(await readFile(WORKFLOW, 'utf8'))
  const steps: { run?: string }[] = jobs.review.steps
  const script = steps.map(step => step.run ?? '').filter(text => text !== '' && !text.includes('npm install'))
  const summary = file('summary.md')
  const review = () =>
    run('bash', ['-ec', `keepsake() { "${process.execPath}" "${MAIN}" "$@"; }\n${script.join('\n')}`], {
      cwd: home,
      env: { ...env(), GITHUB_STEP_SUMMARY: summary },
    }).then(
      () => 0,
      error => Number(error.code),
    )
  await edit('policies/refund-policy.md', 'a\r\n\r\n', 'mine\r\n\r\n')
  expect(await review()).toBe(0)
  expect(await readFile(summary, 'utf8')).toMatch(/```diff.*\+mine/s)
  await section(id, 'a', 'theirs')
  expect(await review()).toBe(6)
  expect((await call('GET', `/${id}`)).version).toBe(2)
})

it('takes files of subfolders and plain Markdown, and sends nothing if a case does not pass', async () => {
  await mkdir(file('nested/site/.hidden'), { recursive: true })
  await writeFile(
    file('nested/site/bikes.md'),
    'Bikes of the *house*\n\n## **Leasing** of bikes ##\n\nA bike costs 49 euros.\n',
  )
  await writeFile(file('nested/gates.md'), 'The gate is shut at ten.\n')
  await writeFile(file('nested/site/.hidden/draft.md'), '# Draft\n')
  const cases = file('cases.json')
  await writeFile(cases, JSON.stringify([{ message: 'When is the gate shut?', expect: [], reject: ['gates'] }]))
  const refused = await keepsake('push', 'nested', '--cases', cases)
  expect(refused).toMatchObject({ code: 1, statuses: {} })
  expect(refused.stderr).toContain('unexpected: gates')
  await writeFile(cases, JSON.stringify([{ message: 'When is the gate shut?', expect: ['Gates'] }]))
  const { code, statuses, stderr } = await keepsake('push', 'nested', '--cases', cases)
  expect(code, stderr).toBe(0)
  expect(statuses).toEqual({ 'gates.md': 'created', 'site/bikes.md': 'created' })
  expect(await readFile(file('nested/site/bikes.md'), 'utf8')).toMatch(
    /^---\nid: gdl_\w+\nname: Leasing of bikes\n---\nBikes of the \*house\*\n/,
  )
  expect((await keepsake('push', 'nested')).statuses).toEqual({})
})
