import { natsServer, startNatsServer } from '../../server/test/support/nats-server.ts'
import { onEnd } from '../lib/cleanup.ts'
import type { Target } from '../lib/figure.ts'
import { inTurn } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { openAccount } from './account.ts'
import { type Receiver, subscribeAll } from './receiver.ts'
import { deliver, MANY } from './throughput.ts'

const TARGET: Target = { of: 'ratio', is: 'at least', than: 0.8 }

/** Deliveries per second through a NATS queue, compared with those without. */
export async function measureJetStream(receiver: Receiver, { quick, note }: SuiteOptions): Promise<void> {
  if ('reason' in natsServer) return say(`  not measured: ${natsServer.reason}`)
  const nats = await startNatsServer()
  const remove = onEnd(nats.remove)
  const direct = await openAccount('PostgreSQL', { DISPATCH: 'postgres' })
  const queued = await openAccount('PostgreSQL', { DISPATCH: 'nats', NATS_URL: nats.url })
  for (const account of [direct, queued]) {
    await subscribeAll(account, `${receiver.url}/ok`)
    await deliver(account, receiver, MANY.warm)
  }
  const count = quick ? MANY.quick : MANY.measured
  const rates = await inTurn(quick ? 1 : 3, {
    queued: () => deliver(queued, receiver, count),
    direct: () => deliver(direct, receiver, count),
  })
  note({
    name: 'deliveries, PostgreSQL with JetStream',
    value: rates.queued,
    unit: '/s',
    floor: { name: 'without JetStream', value: rates.direct },
    target: TARGET,
  })
  await direct.end()
  await queued.end()
  await remove()
}
