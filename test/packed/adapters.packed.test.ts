import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blocksOf } from '../support/documented.ts'
import { startServer } from '../support/server-process.ts'
import { PROGRAMS } from './adapter-programs.ts'
import { emptyProject, pack, removeTemporaryDirectories, temporaryDirectory } from './project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')

afterAll(removeTemporaryDirectories)

describe.each(Object.entries(PROGRAMS))('the packed @keepsake/%s', (name, { program, declarations }) => {
  const folder = join(ROOT, 'packages/adapters', name)
  let project: string

  beforeAll(async () => {
    const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const frameworks = Object.entries(devDependencies).flatMap(([framework, version]) =>
      framework.startsWith('@keepsake/') ? [] : [`${framework}@${version}`],
    )
    const tarballs = [await pack('packages/sdk'), await pack(`packages/adapters/${name}`)]
    project = await emptyProject([...tarballs, ...frameworks, '@types/node@24'])
    writeFileSync(join(project, 'program.mts'), program)
    const blocks = blocksOf('README.md', readFileSync(join(folder, 'README.md'), 'utf8'))
    for (const [index, { text }] of blocks.entries())
      writeFileSync(join(project, `readme-${index}.mts`), `${text}\nexport {}\n${declarations}\n`)
  })

  it.each([
    ['typescript', 'bundler', 'esnext'],
    ['typescript', 'nodenext', 'nodenext'],
    ['typescript-7', 'nodenext', 'nodenext'],
  ])('compiles for %s under moduleResolution %s, with the examples of its README', async (compiler, ...modules) => {
    const [moduleResolution, module] = modules
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      // the types of a framework have errors of their own; ours are part of what is compiled through their use
      skipLibCheck: true,
      target: 'es2023',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node'],
      moduleResolution,
      module,
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
    const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc')
    const wrong = await run(process.execPath, [tsc, '--project', project]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(wrong).toBe('')
  })

  it('names no package that is not published', () => {
    const dist = join(project, 'node_modules/@keepsake', name, 'dist')
    const text = readdirSync(dist).map(file => readFileSync(join(dist, file), 'utf8'))
    expect(text.join('\n')).not.toMatch(/from '(?!@keepsake\/sdk')@keepsake/)
  })

  it('remembers a fact when the server and the program have restarted', async () => {
    const settings = { KEEPSAKE_DATA_DIR: temporaryDirectory() }
    let key: string | undefined
    const tell = async (message: string): Promise<string> => {
      const server = await startServer(settings)
      try {
        key ??= await register(server.url)
        const env = {
          PATH: process.env.PATH,
          KEEPSAKE_BASE_URL: server.url,
          KEEPSAKE_API_KEY: key,
          OPENAI_AGENTS_DISABLE_TRACING: '1',
        }
        const { stdout } = await run(process.execPath, ['program.mts', message], { cwd: project, env })
        return stdout.trim()
      } finally {
        await server.stop()
      }
    }
    expect(await tell('When should you call me?')).toBe('I do not know.')
    await tell('I prefer calls before noon.')
    expect(await tell('When should you call me?')).toBe('Before noon.')
  })
})

async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/agent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'adapter' }),
  })
  const { data } = (await response.json()) as { data: { agent: { api_key: string } } }
  return data.agent.api_key
}
