import type { Target } from '../lib/figure.ts'
import { say } from '../lib/progress.ts'
import { median, quantile } from '../lib/statistics.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import type { Account } from './account.ts'
import type { Receiver } from './receiver.ts'
import { steadily } from './steady.ts'

const ROUNDS = 5
const SECONDS = 3
const PER_SECOND = 500
/** Far more than a receiver may have in progress, so that everything that could block others does. */
const STUCK = 500

const TARGET: Target = { of: 'value', is: 'at most', than: 1.5 }

/** What a receiver that never responds costs the others. */
export async function measureHanging(
  account: Account,
  receiver: Receiver,
  { quick, note }: SuiteOptions,
): Promise<void> {
  const rounds: { alone: number; beside: number }[] = []
  const way = async (): Promise<number> =>
    quantile(await steadily(account, receiver, quick ? 0.5 : SECONDS, PER_SECOND), 0.99)
  for (let round = 0; round < (quick ? 1 : ROUNDS); round++) {
    const alone = await way()
    // a new one each time: its circuit opens when the first of its deliveries has timed out
    const hanging = await account.subscribe(`${receiver.url}/hang`, 'stuck.*')
    await account.publish(Array(STUCK).fill('stuck.added'))
    const beside = await way()
    await account.act(hanging, 'delete')
    rounds.push({ alone, beside })
    say(`  99 of 100 within ${alone} ms, beside one that hangs within ${beside} ms`)
  }
  note({
    name: `p99 of the others where one receiver hangs, of what it is without, median of ${rounds.length}, ${account.store.name}`,
    value: median(rounds.map(({ alone, beside }) => beside / alone)),
    unit: 'times',
    target: TARGET,
  })
}
