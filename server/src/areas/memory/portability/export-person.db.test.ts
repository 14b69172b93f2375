import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const owner = useOrganization(app)

it.each([
  [['memory:write'], 403],
  [['memory:read'], 403],
  [['memory:read', 'memory:write'], 200],
] as const)('a key with %j gets %i for an export of a person', async (scopes, status) => {
  await owner.post('memorize', { email: 'dana@northwind.example', content: 'Likes tea.' })
  const key = await owner.organization.keyFor({ scopes: [...scopes] })
  const answer = await app.call('POST', '/api/v1/records/export-person', {
    key,
    body: { email: 'dana@northwind.example' },
  })
  expect(answer.status).toBe(status)
})
