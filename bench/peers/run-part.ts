import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { onEnd } from '../lib/cleanup.ts'
import { say } from '../lib/progress.ts'
import type { Part } from './parts.ts'
import type { Place } from './product.ts'
import type { Measured } from './products.ts'

const WORKER = join(import.meta.dirname, 'worker.ts')
const OURS = /^\{"(?:pid|value|done)"/
const Line = z.object({ pid: z.number().optional(), value: z.unknown().optional(), done: z.boolean().optional() })

/**
 * Runs a part in a process of its own.
 * @param onValue receives each value that it prints, and the process that holds the product's data
 * @returns what it printed, if a product fails in a search up to then
 * @throws Error with what the process said, unless it was killed
 */
export async function runPart(
  { file, open }: Measured,
  part: Part,
  place: Place,
  onValue: (value: unknown, pid: number) => void = () => {},
): Promise<unknown[]> {
  const child = spawn(process.execPath, [WORKER, file, open, JSON.stringify(part), JSON.stringify(place)], {
    env: { PATH: process.env.PATH, HOME: place.directory, MEM0_TELEMETRY: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = onEnd(async () => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000)
  })
  const values: unknown[] = []
  let pid = child.pid ?? 0
  let isDone = false
  async function read(): Promise<void> {
    for await (const line of createInterface(child.stdout)) {
      // products print too
      if (!OURS.test(line)) continue
      const said = Line.parse(JSON.parse(line))
      pid = said.pid ?? pid
      isDone ||= said.done === true
      if (said.value === undefined) continue
      values.push(said.value)
      onValue(said.value, pid)
    }
  }
  await Promise.all([once(child, 'close'), read()])
  await end()
  if (isDone || part.name === 'forever') return values
  const failure = `${file} ended before it was done.\n${errors}`
  if (part.name !== 'search') throw new Error(failure)
  say(failure)
  return values
}
