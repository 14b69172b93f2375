import type { Client } from './client.ts'
import { latencies } from './load.ts'
import { median, quantile } from './statistics.ts'
import type { SuiteOptions } from './suite.ts'

interface Timed {
  name: string
  /** Goal of the median in milliseconds. */
  milliseconds: number
}

/** Times a call for each input, in turn with `GET /me`, and notes the median and the 99th percentile. */
export async function timeCalls<Input>(
  client: Client,
  { note }: SuiteOptions,
  { name, milliseconds }: Timed,
  inputs: readonly Input[],
  call: (input: Input) => Promise<unknown>,
): Promise<void> {
  // the first calls find cold connections and unread word frequencies
  for (const input of inputs.slice(0, inputs.length / 10)) await call(input)
  const taken = { calls: [] as number[], floor: [] as number[] }
  for (const input of inputs) {
    taken.floor.push(...(await latencies(1, () => client.get('/api/v1/me'))))
    taken.calls.push(...(await latencies(1, () => call(input))))
  }
  const target = { of: 'value', is: 'at most', than: milliseconds } as const
  const floor = (share: number) => ({ name: 'GET /me', value: quantile(taken.floor, share) })
  note({ name: `${name}, p50`, value: median(taken.calls), unit: 'ms', floor: floor(0.5), target })
  note({ name: `${name}, p99`, value: quantile(taken.calls, 0.99), unit: 'ms', floor: floor(0.99) })
}
