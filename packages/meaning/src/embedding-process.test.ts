import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BUILT_IN, createEmbeddingProcess, type ProcessTiming, whyUnavailable } from './index.ts'

interface Reference {
  text: string
  vector: number[]
}
const reference: Reference[] = JSON.parse(readFileSync(new URL('testing/reference.json', import.meta.url), 'utf8'))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function open(folder: string = BUILT_IN.folder, timing: Partial<ProcessTiming> = {}) {
  const failures: string[] = []
  let loads = 0
  const model = createEmbeddingProcess({
    folder,
    timing,
    onLoaded: () => {
      loads++
    },
    onFailed: reason => failures.push(reason),
  })
  cleanups.push(() => model.close())
  return { ...model, failures, loads: () => loads }
}

/** The processes that this one started, without those that have ended. */
function children(): number[] {
  const rows = execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' }).split('\n')
  return rows
    .filter(row => row.includes('meaning/src/worker.ts') && Number(row.trim().split(/\s+/)[1]) === process.pid)
    .map(row => Number(row.trim().split(/\s+/)[0]))
}

const child = (): number => {
  const [pid, ...others] = children()
  expect(others).toEqual([])
  if (pid === undefined) throw new Error('No process is running.')
  return pid
}
const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0)
const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8')

describe('the model of the package', () => {
  it('has the checksums that are listed', () => {
    for (const line of readFileSync(join(BUILT_IN.folder, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
      const [sum, path = ''] = line.split(/\s+/)
      expect(
        createHash('sha256')
          .update(readFileSync(join(BUILT_IN.folder, path)))
          .digest('hex'),
        path,
      ).toBe(sum)
    }
  })

  it('gives nearly the vectors of full precision', async () => {
    const vectors = await open().embed(reference.map(({ text }) => text))
    expect(vectors).toHaveLength(10)
    for (const [i, vector] of vectors.entries()) {
      expect(vector).toHaveLength(BUILT_IN.dimensions)
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
      expect(cosine(vector, reference[i]?.vector ?? []), reference[i]?.text).toBeGreaterThanOrEqual(0.985)
    }
  })

  it('finds what is meant, whatever the words, and reads long texts to a limit', async () => {
    const [question = [], near = [], far = [], long = [], longer = []] = await open().embed([
      'Who looks after the plants?',
      'Marta waters the ficus on Mondays.',
      'The invoice was paid twice.',
      'word '.repeat(300),
      'word '.repeat(3_000),
    ])
    expect(cosine(question, near)).toBeGreaterThan(cosine(question, far) + 0.1)
    expect(cosine(long, longer)).toBeGreaterThan(0.999)
    expect(await open().embed([])).toEqual([])
    expect((await open().embed(['', ' \n', '\u0000\ud800']))[0]).toHaveLength(BUILT_IN.dimensions)
  })
})

describe('the process', () => {
  it('starts with the first text, is small and nice, and ends when it is idle', async () => {
    const model = open(BUILT_IN.folder, { idleMs: 500 })
    expect(children()).toEqual([])
    const work = model.embed(Array.from({ length: 30 }, (_, i) => `${reference[9]?.text} ${i}`))
    await expect
      .poll(() => statusOf(child()) && readFileSync(`/proc/${child()}/stat`, 'utf8').split(' ')[18])
      .toBe('10')
    await work
    const peak = Number(/VmHWM:\s+(\d+)/.exec(statusOf(child()))?.[1]) / 1_024
    expect(peak).toBeLessThan(160)
    await expect.poll(children).toEqual([])
    expect(model.failures).toEqual([])
    await model.embed(['again'])
    expect(model.loads()).toBe(2)
  })

  it('embeds questions before what waits', async () => {
    const model = open()
    const order: string[] = []
    const stored = model.embed(Array.from({ length: 100 }, (_, i) => `stored text number ${i}`))
    await model.embed(['Which one is first?'], { isUrgent: true }).then(() => order.push('question'))
    await stored.then(() => order.push('stored'))
    expect(order).toEqual(['question', 'stored'])
  })

  it('drops what nobody waits for', async () => {
    const model = open(BUILT_IN.folder, { silentMs: 3_000 })
    const long = Array.from({ length: 500 }, (_, i) => `${reference[9]?.text} ${i}`)
    const time = async (texts: readonly string[]): Promise<number> => {
      const started = performance.now()
      await model.embed(texts)
      return performance.now() - started
    }
    await model.embed(['warm'])
    const twenty = await time(long.slice(0, 20))
    await expect(model.embed(long, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ kind: 'slow' })
    // all of them would take 25 times as long, on a machine of any speed
    expect(await time(['next'])).toBeLessThan(8 * twenty)
    await pause(3_500)
    expect(model.failures).toEqual([])
  })

  it('fails at once if it is killed, and starts again after growing pauses', async () => {
    const model = open(BUILT_IN.folder, { pauseMs: 300 })
    await model.embed(['warm'])
    const work = model.embed(Array.from({ length: 500 }, (_, i) => `text ${i}`))
    process.kill(child(), 'SIGKILL')
    await expect(work).rejects.toMatchObject({ kind: 'ended', message: expect.stringContaining('SIGKILL') })
    await expect(model.embed(['too early'])).rejects.toThrow(/starts again in 1 s/)
    await pause(320)
    await model.embed(['again'])
    process.kill(child(), 'SIGKILL')
    await expect.poll(() => model.failures.length).toBe(2)
    await pause(320)
    await expect(model.embed(['too early'])).rejects.toThrow(/starts again/)
    await pause(320)
    await model.embed(['again'])
  })

  it('ends one that hangs, even if no caller waits so long', async () => {
    const model = open(BUILT_IN.folder, { silentMs: 1_000, pauseMs: 1 })
    await model.embed(['warm'])
    const hung = child()
    process.kill(hung, 'SIGSTOP')
    for (let i = 0; i < 2; i++)
      await expect(model.embed(['x'], { signal: AbortSignal.timeout(200) })).rejects.toMatchObject({ kind: 'slow' })
    await expect.poll(() => model.failures).toEqual(['its process gave no answer for 1 s'])
    expect(children()).not.toContain(hung)
    await model.embed(['again'])
  })

  it('names what is wrong with a model, and does not try again for each text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-meaning-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    cpSync(BUILT_IN.folder, folder, { recursive: true })
    writeFileSync(join(folder, 'onnx/model.onnx'), 'not a model')
    const model = open(folder)
    await expect(model.embed(['x'])).rejects.toMatchObject({ kind: 'model', message: /does not load/ })
    await expect(model.embed(['x'])).rejects.toMatchObject({ kind: 'ended' })
    expect(model.failures).toHaveLength(1)
  })

  it('fails at once if a file of the model is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-meaning-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    cpSync(BUILT_IN.folder, folder, { recursive: true })
    rmSync(join(folder, 'tokenizer.json'))
    const model = open(folder)
    await expect(model.embed(['x'])).rejects.toMatchObject({ kind: 'model', message: /tokenizer\.json/ })
    expect(model.failures).toHaveLength(1)
  })

  it('is not started again after it crashed three times before it was loaded, as on a processor that is too old', async () => {
    const model = open(BUILT_IN.folder, { pauseMs: 1 })
    for (const kind of ['ended', 'ended', 'unavailable']) {
      const work = model.embed(['x'])
      process.kill(child(), 'SIGILL')
      await expect(work).rejects.toMatchObject({ kind, message: expect.stringContaining('SIGILL') })
      await pause(20)
    }
    await expect(model.embed(['x'])).rejects.toMatchObject({ kind: 'unavailable' })
    expect(children()).toEqual([])
    expect(model.failures).toHaveLength(3)
    expect(model.loads()).toBe(0)
  })

  it('ends when its parent is gone', async () => {
    await open().embed(['warm'])
    const program = `
      const { createEmbeddingProcess, BUILT_IN } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)})
      await createEmbeddingProcess({ folder: BUILT_IN.folder }).embed(['x'])
      process.kill(process.pid, 'SIGKILL')`
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })).toThrow()
    const left = () =>
      execFileSync('ps', ['-o', 'ppid=,args=', '-A'], { encoding: 'utf8' }).match(/^\s*1 .*meaning\/src\/worker/gm)
    await expect.poll(left).toBeNull()
  })
})

describe('whyUnavailable', () => {
  it('names a platform without a binary', () => {
    expect(whyUnavailable()).toBeUndefined()
    expect(whyUnavailable({ ...process, platform: 'sunos', arch: 'x64' })).toMatch(/no binary for sunos on x64/)
    expect(whyUnavailable({ ...process, arch: 'riscv64' })).toMatch(/no binary for linux on riscv64/)
  })

  it('names a C library that is not glibc, such as musl', () => {
    const report = vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
    expect(whyUnavailable({ ...process, platform: 'linux', arch: process.arch })).toMatch(/needs glibc/)
    report.mockRestore()
    expect(whyUnavailable()).toBeUndefined()
  })
})
