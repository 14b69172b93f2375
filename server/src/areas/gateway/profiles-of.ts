import type { Scope } from '../../platform/database/scope.ts'

interface Person {
  keys: readonly { name: string; value: string }[]
}

/** The people of the local data provider with the email addresses of a person. */
export async function* profilesOf(scope: Scope, { keys }: Person) {
  const emails = keys.filter(({ name }) => name === 'email').map(({ value }) => value)
  const where = { email: { in: emails } }
  const people = await scope.prisma(models => models.gatewayPerson.findMany({ where, omit: { tenantId: true } }))
  for (const profile of people) yield { profile: { ...profile } }
}
