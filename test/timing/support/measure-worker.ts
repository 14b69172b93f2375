import { parentPort } from 'node:worker_threads'
import { hostileInputs, type Pattern } from './hostile-inputs.ts'

export interface Measured {
  /** Milliseconds of the worst input, and of the same input at four times the size if requested. */
  worst: number
  atFourTimes: number
  /** The beginning of the worst input. */
  input: string
}

export interface ToMeasure extends Pattern {
  size: number
  /** Whether the time has to be linear; otherwise one size is measured. */
  growth: boolean
}

/** Anything faster at the first size is not compared: the clock is too coarse. */
const TOO_SHORT_MS = 0.3
/** Anything slower needs no second measurement and no other input. */
const PLAIN_MS = 100
const SUSPECTS = 3
const TIMES = 5

/**
 * Milliseconds to go through all matches, like `replaceAll` and `split`. Match objects are not built: that would
 * measure the garbage collector.
 */
function run({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, /[gy]/.test(flags) ? flags : `${flags}g`)
  const started = performance.now()
  for (let last = -1; pattern.test(text); last = pattern.lastIndex) {
    // an empty match is found again at the same position
    if (pattern.lastIndex === last) pattern.lastIndex++
  }
  return performance.now() - started
}

function best(pattern: Pattern, text: string): number {
  let fastest = run(pattern, text)
  for (let times = 1; times < TIMES && fastest < PLAIN_MS; times++) fastest = Math.min(fastest, run(pattern, text))
  return fastest
}

const inputAt = (pattern: Pattern, size: number, wanted: number): string => {
  let index = 0
  for (const input of hostileInputs(pattern, size)) if (index++ === wanted) return input
  return ''
}

function measure({ size, growth, ...pattern }: ToMeasure): Measured {
  const suspects: { index: number; time: number; input: string }[] = []
  let index = 0
  for (const input of hostileInputs(pattern, size)) {
    const once = run(pattern, input)
    const time = once > TOO_SHORT_MS && once < PLAIN_MS ? best(pattern, input) : once
    suspects.push({ index: index++, time, input })
    suspects.sort((a, b) => b.time - a.time).splice(SUSPECTS)
    if (time > PLAIN_MS) break
  }
  const [{ time: worst, input } = { time: 0, input: '' }] = suspects
  const compared = suspects
    .filter(({ time }) => growth && time > TOO_SHORT_MS)
    .map(suspect => ({
      worst: best(pattern, suspect.input),
      atFourTimes: best(pattern, inputAt(pattern, size * 4, suspect.index)),
      input: suspect.input.slice(0, 40),
    }))
    .sort((a, b) => b.atFourTimes / b.worst - a.atFourTimes / a.worst)
  return compared[0] ?? { worst, atFourTimes: 0, input: input.slice(0, 40) }
}

parentPort?.on('message', (pattern: ToMeasure) => parentPort?.postMessage(measure(pattern)))
