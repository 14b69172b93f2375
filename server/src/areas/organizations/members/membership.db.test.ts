import { expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { newId } from '../../../platform/values/ids.ts'
import { ACTIVE_MEMBERS, createMembership } from '../area.ts'

const app = useApp()

it('lists the members of one organization, without those who were removed', async () => {
  const organization = await app.organization({ name: 'Northwind' })
  await app.organization({ name: 'Southwind' })
  const add = (email: string, status: string) => ({
    id: newId('mbr'),
    organizationId: organization.id,
    kind: 'person',
    name: 'Dana',
    email,
    role: 'admin',
    status,
  })
  const [active, invited] = [add('dana@northwind.example', 'active'), add('bob@northwind.example', 'invited')]
  const data = [active, invited, { ...add('gone@northwind.example', 'removed'), email: null }]
  await app.database.prisma(models => models.member.createMany({ data }))
  const { membersOf } = createMembership(app)
  const found = await membersOf(organization.id)
  expect(found).toHaveLength(3)
  expect(found).toContainEqual({
    id: expect.any(String),
    email: null,
    name: 'Northwind',
    role: 'owner',
    status: 'active',
  })
  for (const { id, email, status } of [active, invited])
    expect(found).toContainEqual({ id, email, name: 'Dana', role: 'admin', status })
  const rows = await app.database.query<{ id: string }>(ACTIVE_MEMBERS, [organization.tenants.test])
  expect(rows.map(({ id }) => id).sort()).toEqual(
    found.flatMap(({ id, status }) => (status === 'active' ? [id] : [])).sort(),
  )
})

it('an email address belongs to one member of an organization', async () => {
  const { id: organizationId } = await app.organization()
  const add = (organizationId: string) =>
    app.database.prisma(models =>
      models.member.create({
        data: { id: newId('mbr'), organizationId, kind: 'person', name: 'D', email: 'd@x.example', role: 'member' },
      }),
    )
  await add(organizationId)
  await expect(add(organizationId)).rejects.toThrow()
  await add((await app.organization()).id)
})
