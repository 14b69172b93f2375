import { expect, it } from 'vitest'
import { createKeyedLimiter } from './keyed-limiter.ts'

/** Tasks that run until the test ends them, by name. */
function tasks(atOnce: number) {
  const limited = createKeyedLimiter<string>(atOnce)
  const running = new Map<string, { end(): void; fail(error: Error): void }>()
  const start = (key: string, name: string): Promise<string> =>
    limited(
      key,
      () =>
        new Promise<string>((resolve, reject) => {
          running.set(name, { end: () => resolve(name), fail: reject })
        }),
    ).finally(() => running.delete(name))
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return { start, running, settled }
}

it('runs up to the limit of tasks per key, and further ones in order', async () => {
  const { start, running, settled } = tasks(2)
  const results = ['a', 'b', 'c', 'd'].map(name => start('tenant', name))
  expect([...running.keys()]).toEqual(['a', 'b'])
  running.get('b')?.end()
  await settled()
  expect([...running.keys()]).toEqual(['a', 'c'])
  for (const name of ['a', 'c']) running.get(name)?.end()
  await settled()
  running.get('d')?.end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('does not delay tasks of another key', async () => {
  const { start, running } = tasks(1)
  void start('first', 'a')
  void start('first', 'b')
  void start('second', 'c')
  expect([...running.keys()]).toEqual(['a', 'c'])
})

it('continues after a task that fails', async () => {
  const { start, running, settled } = tasks(1)
  const failing = start('tenant', 'a')
  const next = start('tenant', 'b')
  running.get('a')?.fail(new Error('It failed.'))
  await expect(failing).rejects.toThrow('It failed.')
  await settled()
  running.get('b')?.end()
  expect(await next).toBe('b')
})
