import { expect, test } from 'vitest'
import { inOwnTurn } from './own-turn.ts'

test('other work runs between long tasks, even if one fails', async () => {
  const events: string[] = []
  const note = (event: string) => () => void events.push(event)
  const tick = (): NodeJS.Immediate => setImmediate(note('turn'))
  const fails = inOwnTurn(20_000, () => {
    tick()
    throw new Error('wrong')
  })
  const works = ['a', 'b'].map(name =>
    inOwnTurn(20_000, () => {
      events.push(name)
      tick()
    }),
  )
  await expect(fails).rejects.toThrow('wrong')
  await Promise.all(works)
  expect(events).toEqual(['turn', 'a', 'turn', 'b'])
})

test('a short task does not wait', async () => {
  const done = inOwnTurn(19_999, () => 'done')
  expect(await Promise.race([done, Promise.resolve().then(() => 'later')])).toBe('done')
})
