import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ScriptedModel } from '../server/test/support/scripted-model.ts'
import { startSharedModel } from '../server/test/support/shared-model.ts'
import { BARE } from './support/bare-environment.ts'
import {
  blocksOf,
  type CodeBlock,
  ELSEWHERE,
  OPERATOR_KEY,
  READERS,
  type Reader,
  WEBHOOK_PAGES,
} from './support/documented.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).map(name => `docs/${name}`),
  ...readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}/README.md`),
]
const all = pages.flatMap(page => (page.endsWith('.md') ? blocksOf(page, textOf(page)) : []))
const isElsewhere = ({ text }: CodeBlock): boolean => Object.keys(ELSEWHERE).some(start => text.startsWith(start))
/** A guide that is run from its first line to its last has its own test. */
const hasOwnTest = (page: string): boolean =>
  WEBHOOK_PAGES.includes(page) ||
  ['test', 'db.test'].some(kind => existsSync(join(import.meta.dirname, `${basename(page, '.md')}-guide.${kind}.ts`)))
const runHere = all.filter(block => !isElsewhere(block) && !hasOwnTest(block.page))

const hasCurl = (process.env.PATH ?? '').split(delimiter).some(directory => existsSync(join(directory, 'curl')))

function textOf(page: string): string {
  try {
    return readFileSync(join(ROOT, page), 'utf8')
  } catch {
    return ''
  }
}

/** The commands on the PATH come from this checkout; curl reports an HTTP error by its exit code. */
const shellOf = ({ hasNothing }: Reader): string => `
workspace() {
  case "$1" in
    cli) shift; "${process.execPath}" "${ROOT}/packages/cli/src/main.ts" "$@";;
    exec) [ "$2" = node ] && shift 2 && "${process.execPath}" "$@";;
    *) return 1;;
  esac
}
npx() { [ "$1 $2" = '-y pnpm@12' ] && shift 2 && workspace "$@"; }
pnpm() { ${hasNothing ? 'return 127' : 'workspace "$@"'}; }
keepsake() { ${hasNothing ? 'return 127' : 'workspace cli "$@"'}; }
curl() { command curl --fail --silent --show-error "$@"; }
`

let folder: string
let server: ServerProcess
let model: ScriptedModel
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keepsake-documented-'))
  const scope = join(folder, 'node_modules/@keepsake')
  mkdirSync(scope, { recursive: true })
  for (const name of ['sdk', 'mcp', 'webhooks']) symlinkSync(join(ROOT, 'packages', name), join(scope, name))
  symlinkSync(join(ROOT, 'node_modules/hono'), join(folder, 'node_modules/hono'))
  const { model: started, file } = await startSharedModel(folder)
  model = started
  server = await startServer({
    KEEPSAKE_DATA_DIR: join(folder, 'data'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INTERNAL_API_KEY: OPERATOR_KEY,
    MODELS_FILE: file,
  })
})
afterAll(async () => {
  await server.stop()
  await model[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a separate directory and account. */
async function newReader(page: string): Promise<{ home: string; env: Record<string, string> }> {
  const home = join(folder, page.replaceAll('/', '-'))
  mkdirSync(home)
  const own = { ...BARE, HOME: home, KEEPSAKE_BASE_URL: server.url, NO_COLOR: '1' }
  if (READERS[page]?.hasNothing) return { home, env: own }
  const answer = await fetch(`${server.url}/auth/agent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': page },
    body: JSON.stringify({ name: page }),
  })
  const { data } = await answer.json()
  return { home, env: { ...own, KEEPSAKE_API_KEY: data.agent.api_key } }
}

/** Makes a program of a code block: names it does not declare come from earlier pages. */
function program({ page, text }: CodeBlock): string {
  const { declarations = '' } = READERS[page] ?? {}
  const names = ['Keepsake', 'isKeepsakeError'].filter(name => !new RegExp(`import .*\\b${name}\\b`).test(text))
  const client = /\bclient\./.test(text) && !/const client =/.test(text) ? 'const client = new Keepsake()' : ''
  return `import { ${names.join(', ')} } from '@keepsake/sdk'\n${declarations}\n${client}\n${text}\nexport {}\n`
}

const script = ({ page, text }: CodeBlock): string =>
  Object.entries({ 'http://127.0.0.1:7411': server.url, ...READERS[page]?.words }).reduce(
    (filled, [word, value]) => filled.replaceAll(word, value),
    text,
  )

describe('code blocks in the docs', () => {
  it('are run here, or known to be run elsewhere', () => {
    expect(Object.keys(ELSEWHERE).filter(start => !all.some(({ text }) => text.startsWith(start)))).toEqual([])
    expect(Object.keys(READERS).filter(page => !runHere.some(block => block.page === page))).toEqual([])
    expect(runHere.length).toBeGreaterThan(15)
  })

  it('type-check against the packages', async () => {
    const directory = join(folder, 'types')
    mkdirSync(directory)
    for (const block of runHere.filter(({ language }) => language === 'ts'))
      writeFileSync(join(directory, `${block.page.replaceAll('/', '-')}-${block.line}.ts`), program(block))
    const compilerOptions = { noUnusedLocals: false, typeRoots: [join(ROOT, 'node_modules/@types')] }
    const config = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: ['*.ts'] }
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
    const wrong = await run(join(ROOT, 'node_modules/.bin/tsc'), ['--project', directory]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(wrong).toBe('')
  })
})

describe.each([...new Set(runHere.map(({ page }) => page))])('%s', page => {
  let reader: Awaited<ReturnType<typeof newReader>>
  const shell = (commands: string): Promise<unknown> =>
    run('bash', ['-euo', 'pipefail', '-c', shellOf(READERS[page] ?? {}) + commands], {
      cwd: reader.home,
      env: reader.env,
    })
  beforeAll(async () => {
    reader = await newReader(page)
    await shell(READERS[page]?.commands ?? '')
  })

  const blocks = runHere
    .filter(block => block.page === page)
    .map(block => ({ ...block, missing: !hasCurl && /^curl /m.test(block.text) }))
  it.for(blocks)('runs at line $line', async (block, { skip }) => {
    skip(block.missing, 'there is no curl on the PATH')
    if (block.language === 'sh') await shell(script(block))
    else {
      const path = join(reader.home, `line-${block.line}.ts`)
      writeFileSync(path, program(block))
      // as a page may ask the reader to save it
      writeFileSync(join(reader.home, 'try.ts'), block.text)
      await run(process.execPath, [path], { cwd: reader.home, env: reader.env })
    }
  })
})
