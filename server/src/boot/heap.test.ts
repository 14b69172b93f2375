import { execFileSync } from 'node:child_process'
import { totalmem } from 'node:os'
import { expect, it } from 'vitest'
import { memoryLimit } from './heap.ts'

const HEAP = new URL('./heap.ts', import.meta.url)
const GIGABYTE = 1024 ** 3

/** What V8 has reserved for new objects, in megabytes, after many of which some live on. */
function youngMegabytes(limit: number): number {
  const program = `
    const { sizeHeap } = await import('${HEAP}')
    sizeHeap({ bytes: ${limit}, isOfContainer: true })
    const { getHeapSpaceStatistics } = await import('node:v8')
    let kept = []
    for (let n = 0; n < 3_000_000; n++) {
      kept.push({ n })
      if (kept.length > 200_000) kept = []
    }
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    process.stdout.write(String(young.space_size / 1024 ** 2))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }))
}

it('keeps the space for new objects small where memory is scarce, and only there', () => {
  expect(youngMegabytes(GIGABYTE / 2)).toBeLessThan(4)
  expect(youngMegabytes(4 * GIGABYTE)).toBeGreaterThan(8)
})

it('knows the limit of a container from a number that is none', () => {
  const machine = { bytes: totalmem(), isOfContainer: false }
  expect(memoryLimit(GIGABYTE / 2)).toEqual({ bytes: GIGABYTE / 2, isOfContainer: true })
  expect(memoryLimit(0)).toEqual(machine)
  expect(memoryLimit(2 ** 63)).toEqual(machine)
})
