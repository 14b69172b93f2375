/**
 * An empty route of the framework: the minimum cost of a request; and one with the smallest database query. Started as
 * a separate process.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

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
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL })
pool.on('error', () => undefined)
app.get('/one-query', async context => {
  await pool.query({ name: 'one', text: 'SELECT 1 AS one' })
  return context.json(ANSWER)
})
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => {
  server.close()
  // kept-alive connections would keep the process running
  process.exit(0)
})
