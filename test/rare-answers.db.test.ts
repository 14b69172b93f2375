import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'
import { PAGED } from './support/rare-answers/pages.ts'
import { pathsIn } from './support/rare-answers/rare-answer.ts'
import { RARE } from './support/rare-answers.ts'
import { callExample, makeWorld, operation, queryOf, type World } from './support/requests.ts'

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
let world: World
beforeAll(async () => {
  world = await makeWorld(app)
})

test.each(RARE)('$id returns what $what has', async ({ id, make, body, query, fields }) => {
  const ids = { ...world.ids, ...(await make?.(world)) }
  const answer = await callExample({ ...world, ids }, operation(id), body && { body }, query)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  const found = pathsIn(answer.body.lines ?? answer.body.events ?? answer.body)
  expect(
    fields.filter(field => !found.has(field)),
    JSON.stringify(answer.body),
  ).toEqual([])
})

test.each(PAGED)('$id names the next page of a list that is longer', async ({ id, make }) => {
  const ids = { ...world.ids, ...(await make?.(world)) }
  const read = async (cursor = '') => {
    const query = new URLSearchParams(queryOf(id))
    query.set('limit', '1')
    if (cursor !== '') query.set('cursor', cursor)
    const { body } = await callExample({ ...world, ids }, operation(id), {}, `?${query}`)
    return body
  }
  const first = await read()
  expect(first.nextCursor).toEqual(expect.any(String))
  const second = await read(first.nextCursor)
  expect(second.data).toHaveLength(1)
  expect(second.data).not.toEqual(first.data)
})
