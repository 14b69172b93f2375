import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { builtFile } from '../lib/built.ts'
import { median } from '../lib/statistics.ts'
import type { Suite } from '../lib/suite.ts'

/** One project that imports the built SDK and has a class of its own with a method of the same shape. */
const PROGRAM = `import { Keepsake } from '@keepsake/sdk'
import { Handwritten } from './handwritten.js'

export const stored = new Keepsake({ secretKey: 'key' }).memory.memorize({ email: 'a@b.example', content: 'Hi.' })
export const own = new Handwritten({ secretKey: 'key' }).memory.memorize({ email: 'a@b.example', content: 'Hi.' })
`
const HANDWRITTEN = `/** A memory. */
export interface Memorized { memoryId: string; recordId: string; warnings?: string[] }
/** What to store. */
export interface MemorizeRequest { email?: string; recordId?: string; content: string; tags?: string[] }
export class Memory {
  /** Stores a memory. */
  async memorize(request: MemorizeRequest): Promise<Memorized> {
    return { memoryId: request.content, recordId: request.recordId ?? '' }
  }
}
export class Handwritten {
  readonly memory = new Memory()
  constructor(readonly options: { secretKey: string }) {}
}
`
const SETTINGS = { compilerOptions: { strict: true, target: 'es2022', module: 'nodenext', types: [] } }

/** The first hover in an editor that has just opened the project, of a method of the SDK and of one written by hand. */
export const hover: Suite = {
  name: 'hover',
  async run({ quick, note }) {
    const folder = await mkdtemp(join(tmpdir(), 'keepsake-hover-'))
    try {
      await makeProject(folder)
      const taken: { sdk: number[]; own: number[] } = { sdk: [], own: [] }
      for (let pair = 0; pair < (quick ? 1 : 15); pair++) {
        // in turn, so that what else the machine does meets both
        const order = pair % 2 === 0 ? (['sdk', 'own'] as const) : (['own', 'sdk'] as const)
        for (const which of order) taken[which].push(await firstHover(folder, which === 'sdk' ? 4 : 5))
      }
      note({
        name: 'first hover of a method, p50',
        value: median(taken.sdk),
        unit: 'ms',
        floor: { name: 'a class written by hand', value: median(taken.own) },
        target: { of: 'ratio', is: 'at most', than: 1.25 },
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function makeProject(folder: string): Promise<void> {
  const sdk = dirname(dirname(builtFile('sdk/dist/index.js')))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  await writeFile(join(folder, 'handwritten.ts'), HANDWRITTEN)
  const scope = join(folder, 'node_modules/@keepsake')
  await mkdir(scope, { recursive: true })
  await symlink(sdk, join(scope, 'sdk'))
}

/** Milliseconds from opening the file in a new server of TypeScript until it describes `memorize` in a line. */
async function firstHover(folder: string, line: number): Promise<number> {
  const server = createRequire(import.meta.url).resolve('typescript/lib/tsserver.js')
  const child = spawn(process.execPath, [server, '--disableAutomaticTypingAcquisition'], { cwd: folder })
  try {
    const file = join(folder, 'program.ts')
    const text = PROGRAM.split('\n')[line - 1] ?? ''
    const answers = createInterface({ input: child.stdout })
    const send = (seq: number, command: string, args: object): void =>
      void child.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`)
    const begun = performance.now()
    send(1, 'open', { file })
    send(2, 'quickinfo', { file, line, offset: text.indexOf('memorize') + 2 })
    for await (const answer of answers) {
      if (!answer.includes('"request_seq":2')) continue
      if (!answer.includes('Stores')) throw new Error(`TypeScript does not describe the method: ${answer}`)
      return performance.now() - begun
    }
    throw new Error('The server of TypeScript ended without an answer.')
  } finally {
    child.kill()
  }
}
