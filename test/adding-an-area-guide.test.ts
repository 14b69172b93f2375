import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './support/server-process.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const LEFT_OUT = new Set(['.git', '.keepsake', 'node_modules', 'dist', 'results', 'judged'])

const page = readFileSync(join(ROOT, 'docs/adding-an-area.md'), 'utf8')
/** The files that the page says to create, each named by the text before its block. */
const created = [...page.matchAll(/^Create `([^`]+)`.*?^```\w+\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({
  path,
  text,
}))
const line = /^Add this line.*?^```ts\n(.*?)^```$/ms.exec(page)?.[1] ?? ''

let copy: string
let server: ServerProcess | undefined

/** A copy of this checkout with its installed packages. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'keepsake-area-'))
  cpSync(ROOT, copy, { recursive: true, filter: path => path === ROOT || !LEFT_OUT.has(basename(path)) })
  const packages = readdirSync(join(ROOT, 'packages')).map(name => join('packages', name))
  for (const folder of ['.', 'server', ...packages])
    symlinkSync(join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules'))
}, 60_000)
afterAll(async () => {
  await server?.stop()
  rmSync(copy, { recursive: true })
})

const inCopy = (...args: string[]) => run(process.execPath, args, { cwd: copy })

function follow(): void {
  for (const { path, text } of created) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const areas = join(copy, 'server/src/areas.ts')
  const composed = readFileSync(areas, 'utf8').replace(/^ {4}health: /m, start => `${line}${start}`)
  writeFileSync(areas, `import { createColorsArea } from './areas/colors/area.ts'\n${composed}`)
}

describe('docs/adding-an-area.md', () => {
  it('adds an area with a spec file, a folder and one line', async () => {
    follow()
    expect(created.map(({ path }) => path)).toEqual(['openapi/colors.yaml', 'server/src/areas/colors/area.ts'])
    await inCopy('scripts/generate.ts')
    await inCopy('scripts/generate.ts', '--check')
    await inCopy('scripts/borders.ts')

    server = await startServer(
      { KEEPSAKE_DATA_DIR: join(copy, 'data'), SIGNUP: 'open', INITIAL_CREDITS: '0' },
      join(copy, 'server/src/main.ts'),
    )
    const registered = await fetch(`${server.url}/auth/agent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"painter"}',
    })
    const { data } = (await registered.json()) as { data: { agent: { api_key: string } } }
    const answered = await fetch(`${server.url}/api/v1/colors`, {
      headers: { authorization: `Bearer ${data.agent.api_key}` },
    })
    expect(await answered.json()).toEqual({ success: true, data: ['teal', 'amber'] })

    const { stdout } = await inCopy('packages/cli/src/main.ts', 'colors', 'list', '--help')
    expect(stdout).toContain('Lists the colors that agents may use.')
    expect(readFileSync(join(copy, 'docs/permissions.md'), 'utf8')).toMatch(/`colors:read` \| yes \| yes \| yes \| yes/)
    expect(readFileSync(join(copy, 'openapi/organizations.yaml'), 'utf8')).toContain("'colors:read'")
  }, 180_000)
})
