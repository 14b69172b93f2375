/** A route of the framework with nothing behind it: what a request costs at least. Started as a process of its own. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const ANSWER = {
  success: true,
  data: {
    organization: { id: 'org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'bench', plan: 'unlimited', livemode: true },
    agent: { id: 'agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'bench', role: 'owner' },
    key: { id: 'key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', prefix: 'sk_live_EXAMPLE0', createdAt: '2026-11-20T15:04:05.000Z' },
  },
}

const app = new Hono()
app.get('/me', context => context.json(ANSWER))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => {
  server.close()
  // connections that are kept would hold the process
  process.exit(0)
})
