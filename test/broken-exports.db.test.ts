import { expect, test } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'
import { callExample, makeWorld, operation } from './support/requests.ts'

// the log of the failures is not shown
const app = useApp({ settings: { LOG_LEVEL: 'silent' } })

test.each([
  ['exportPerson', 'memories'],
  ['exportMemory', 'memories'],
  ['exportWebhookDeadLetters', 'runtime.webhook_dead_letters'],
  ['listAudit', 'audit_entries'],
])('%s says in its last line that the database failed', async (id, table) => {
  const world = await makeWorld(app)
  const name = table.split('.').at(-1)
  await app.database.query(`ALTER TABLE ${table} RENAME TO away`)
  try {
    const { body } = await callExample(world, operation(id), { headers: { Accept: 'application/x-ndjson' } }, '')
    expect(body).toMatchObject({ success: false })
    expect(body.lines.at(-1)).toEqual({ error: expect.objectContaining({ success: false, error: 'server_error' }) })
  } finally {
    await app.database.query(`ALTER TABLE ${table.replace(name ?? '', 'away')} RENAME TO ${name}`)
  }
})
