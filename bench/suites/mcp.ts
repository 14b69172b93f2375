import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import type { Client } from '../lib/client.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { inTurn, latencies, throughput } from '../lib/load.ts'
import { quantile } from '../lib/statistics.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

const CONCURRENCY = 16
const VERSION = '2026-07-28'
const MEMORIES = 50
/** All figures of both databases take less than two minutes: a round alternates between MCP and REST. */
const ROUNDS = 3
const SECONDS = 1.5
const WARM_UP_SECONDS = 0.5
const CALLS_IN_A_ROUND = 150

/** Operations by tool name: a plain read, and the recall that agents make most. */
const CALLS: Record<string, { args: object; rest: (client: Client) => Promise<unknown> }> = {
  collection_list: { args: { limit: 20 }, rest: client => client.get('/api/v1/collections?limit=20') },
  smartRecall: {
    args: { query: 'What is the budget?', limit: 5 },
    rest: client => client.post('/api/v1/smart-recall', { query: 'What is the budget?', limit: 5 }),
  },
}

/** Tool calls over HTTP, compared with the same operation over REST. */
export const mcp: Suite = {
  name: 'mcp',
  async run({ quick, note }) {
    for (const database of DATABASES) {
      const { client, end } = await openKeepsake(database, CONCURRENCY)
      await client.post('/api/v1/collections', ACCOUNTS)
      const nextNote = createNotes()
      for (let n = 0; n < MEMORIES; n++) await client.post('/api/v1/memorize', nextNote())
      for (const [tool, { args, rest }] of Object.entries(CALLS)) {
        const call = (): Promise<unknown> => callTool(client, tool, args)
        const speedsOver = (seconds: number) => ({
          ours: () => throughput({ concurrency: CONCURRENCY, seconds }, call),
          floor: () => throughput({ concurrency: CONCURRENCY, seconds }, () => rest(client)),
        })
        await inTurn(1, speedsOver(WARM_UP_SECONDS))
        const speed = await inTurn(quick ? 1 : ROUNDS, speedsOver(quick ? WARM_UP_SECONDS : SECONDS))
        note({
          name: `${tool}, ${database}, ${CONCURRENCY} at once`,
          value: speed.ours,
          unit: '/s',
          floor: { name: 'REST', value: speed.floor },
          target: { of: 'ratio', is: 'at least', than: 0.5 },
        })
        const times = quick ? 20 : CALLS_IN_A_ROUND
        const slowest = await inTurn(quick ? 1 : ROUNDS, {
          ours: async () => quantile(await latencies(times, call), 0.99),
          floor: async () => quantile(await latencies(times, () => rest(client)), 0.99),
        })
        note({
          name: `${tool}, ${database}, p99 of one client`,
          value: slowest.ours,
          unit: 'ms',
          floor: { name: 'REST', value: slowest.floor },
          target: { of: 'ratio', is: 'at most', than: 2 },
        })
      }
      await end()
    }
  },
}

async function callTool(client: Client, name: string, args: object): Promise<void> {
  const answer = await client.post('/mcp', message(name, args), {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': VERSION,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  })
  const { result } = Object(answer)
  if (!result || result.isError) throw new Error(`${name} failed: ${JSON.stringify(answer)}`)
}

const message = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name,
    arguments: args,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': VERSION,
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    },
  },
})
