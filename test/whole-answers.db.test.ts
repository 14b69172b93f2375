import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'
import type { Ids } from './support/fixtures/fixture.ts'
import { callExample, makeWorld, operation, type World } from './support/requests.ts'
import { WHOLE } from './support/whole-rows.ts'

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
let world: World
beforeAll(async () => {
  world = await makeWorld(app)
})

/** The value at `data.rotation.grace_ends_at`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => Object(node)[name], value)

/** The row of a response: its data, or the one of a list. */
const rowOf = ({ data }: { data: unknown }, isOurs: (row: object) => boolean): unknown =>
  Array.isArray(data) ? data.find(isOurs) : data

describe.each(WHOLE)('$what', ({ make, restore, fields, returnedBy, isOurs = () => true }) => {
  let ids: Ids
  beforeAll(async () => {
    ids = { ...world.ids, ...(await make(world)) }
  })

  test.each(returnedBy)('$id returns every field that it has', async ({ id, body, without = [] }) => {
    await restore?.(world, ids, id)
    const answer = await callExample({ ...world, ids }, operation(id), body && { body })
    expect(answer.status).toBeLessThan(300)
    const row = rowOf(answer.body, each => isOurs(each, ids))
    const wanted = fields.filter(field => !without.includes(field))
    expect(wanted.filter(field => valueAt(row, field) == null)).toEqual([])
  })
})
