import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { collectGarbageWhenIdle } from './collect-garbage.ts'
import { memoryProblem } from './memory-needs.ts'
import { heapOptions } from './own-process.ts'

const GIGABYTE = 1024 ** 3
const folder = mkdtempSync(join(tmpdir(), 'keepsake-own-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Says what it runs with, and what V8 has reserved for new objects after many of which some live on. */
const PROGRAM = `
  const { keepSmall } = await import('${new URL('./own-process.ts', import.meta.url)}')
  keepSmall({ bytes: Number(process.argv[2]), isOfContainer: true, freeBytes: 0 })
  const { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--allow-natives-syntax')
  const pattern = /kee+p/
  pattern.test('a keeper')
  let kept = []
  for (let n = 0; n < 3_000_000; n++) {
    kept.push({ n })
    if (kept.length > 200_000) kept = []
  }
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  const said = JSON.stringify({
    pid: process.pid,
    arguments: process.argv.slice(2),
    options: process.execArgv,
    arenas: process.env.MALLOC_ARENA_MAX,
    trim: process.env.MALLOC_TRIM_THRESHOLD_,
    youngMegabytes: young.space_size / 1024 ** 2,
    heapMegabytes: getHeapStatistics().heap_size_limit / 1024 ** 2,
    collects: typeof gc,
    hasBytecode: new Function('pattern', 'return %RegexpHasBytecode(pattern, true)')(pattern),
  })
  if (process.send) process.send(said)
  else process.stdout.write(said)`
const FILE = join(folder, 'program.mjs')
writeFileSync(FILE, PROGRAM)

const { PATH = '' } = process.env
function run(bytes: number, { options = [], env = {} }: { options?: string[]; env?: Record<string, string> } = {}) {
  const output = execFileSync(process.execPath, [...options, FILE, String(bytes), 'more'], {
    encoding: 'utf8',
    env: { PATH, ...env },
  })
  return JSON.parse(output)
}

// Windows has no way to start a process again as itself
describe.skipIf(process.platform === 'win32')('keepSmall', () => {
  it('starts the process again with small heaps, and with the same arguments', () => {
    const said = run(GIGABYTE, { options: ['--no-warnings'] })
    expect(said).toMatchObject({ arguments: [String(GIGABYTE), 'more'], arenas: '1', collects: 'function' })
    expect(said.options).toEqual(['--no-warnings', ...heapOptions({ bytes: GIGABYTE })])
    expect(said.youngMegabytes).toBeLessThan(13)
    expect(said.heapMegabytes).toBeGreaterThan(500)
    expect(said.heapMegabytes).toBeLessThan(560)
  })

  it('compiles a pattern to machine code when it is first used, and not to bytecode before', () => {
    expect(run(2 * GIGABYTE).hasBytecode).toBe(false)
  })

  it('keeps heaps smaller still where memory is scarce', () => {
    const said = run(GIGABYTE / 4)
    expect(said.options).toContain('--v8-pool-size=1')
    expect(said.youngMegabytes).toBeLessThan(4)
    expect(said.heapMegabytes).toBeLessThan(200)
    expect(run(GIGABYTE / 2).options).not.toContain('--v8-pool-size=1')
  })

  it('leaves what the operator has set', () => {
    expect(run(GIGABYTE, { env: { MALLOC_TRIM_THRESHOLD_: '77777' } })).toMatchObject({ arenas: '1', trim: '77777' })
    const { options, heapMegabytes } = run(GIGABYTE, { options: ['--max-old-space-size=300'] })
    expect(options.filter((option: string) => option.startsWith('--max-old'))).toEqual(['--max-old-space-size=300'])
    expect(heapMegabytes).toBeLessThan(340)
    const { options: own } = run(GIGABYTE, { env: { NODE_OPTIONS: '--max-semi-space-size=16' } })
    expect(own).not.toContain('--max-semi-space-size=4')
    expect(run(GIGABYTE, { env: { MALLOC_MMAP_THRESHOLD_: '1000000' } }).options).toEqual([])
  })

  it('keeps the process that its parent talks to, with a small space for new objects', async () => {
    const child = fork(FILE, [String(GIGABYTE)], { env: { PATH }, execArgv: [] })
    const [said] = await once(child, 'message')
    expect(JSON.parse(said)).toMatchObject({ pid: child.pid, options: [] })
    // without it, 64
    expect(JSON.parse(said).youngMegabytes).toBeLessThan(16)
    child.kill()
  })
})

describe('heapOptions', () => {
  it.each([
    [128, 160],
    [384, 192],
    [512, 256],
    [1_024, 512],
    [3_000, 1_500],
  ])('of a limit of %i MB give the heap %i MB', (limit, heap) => {
    expect(heapOptions({ bytes: limit * 1024 ** 2 })).toContain(`--max-old-space-size=${heap}`)
  })

  it('leave the largest heap to V8 where memory is ample', () => {
    expect(heapOptions({ bytes: 16 * GIGABYTE }).join(' ')).not.toContain('old-space')
  })
})

describe('collectGarbageWhenIdle', () => {
  const busyFor = (ms: number): void => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }

  it('collects once after work, when the process has nothing to do', async () => {
    let collected = 0
    const stop = collectGarbageWhenIdle(() => void collected++, 300)
    busyFor(500)
    expect(collected).toBe(0)
    await expect.poll(() => collected).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(collected).toBe(1)
    busyFor(500)
    await expect.poll(() => collected).toBe(2)
    stop()
    busyFor(500)
    await new Promise(resolve => setTimeout(resolve, 700))
    expect(collected).toBe(2)
  })
})

describe('memoryProblem', () => {
  it('is a sentence with the fix, below what was measured', () => {
    const limit = (megabytes: number) => ({ bytes: megabytes * 1024 ** 2, isOfContainer: true, freeBytes: 0 })
    expect(memoryProblem({ DATABASE_URL: undefined }, limit(511))).toMatch(/^511 MB, the limit .*Raise it to 512 MB/)
    expect(memoryProblem({ DATABASE_URL: undefined }, limit(512))).toBeUndefined()
    expect(memoryProblem({ DATABASE_URL: 'postgres://h/d' }, limit(512))).toBeUndefined()
    expect(memoryProblem({ DATABASE_URL: 'postgres://h/d' }, limit(200))).toMatch(/Raise it to 256 MB/)
  })
})
