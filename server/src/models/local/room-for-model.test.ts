import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { ConfiguredEmbedder } from '../port.ts'
import { openBuiltInModel } from './open-local-model.ts'
import { whyNoRoom, withOwnMemory } from './room-for-model.ts'

const MB = 1024 ** 2
const limit = (megabytes: number, free: number | undefined, isOfContainer = true) => ({
  bytes: megabytes * MB,
  isOfContainer,
  freeBytes: free === undefined ? undefined : free * MB,
})

let embedder: ConfiguredEmbedder | undefined
afterEach(() => embedder?.close())

it('says what is left, what is needed and the fix, below 200 MB', () => {
  expect(whyNoRoom(limit(700, 199))).toMatch(
    /^of 700 MB, the limit of this container, 199 MB are left, and the embedding process needs 200 MB\. Give it 1 GB/,
  )
  expect(whyNoRoom(limit(900, 20, false))).toMatch(/^of 900 MB, this machine, 20 MB are left/)
  expect(whyNoRoom(limit(700, 200))).toBeUndefined()
  // not Linux
  expect(whyNoRoom(limit(700, undefined))).toBeUndefined()
})

it('leaves out what the asking process itself takes', () => {
  const { freeBytes = 0 } = withOwnMemory(limit(700, 10))
  expect(freeBytes).toBeGreaterThan(40 * MB)
  expect(withOwnMemory(limit(700, undefined)).freeBytes).toBeUndefined()
})

it('starts no process where memory is short, says so once, and starts it at the next text when there is room', async () => {
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
  let free = 90
  embedder = await openBuiltInModel({ dataDirectory: '', log, whyNot: () => whyNoRoom(limit(512, free)) })
  const embed = (text: string) => embedder?.embed('server', [text])
  for (const text of ['The gate is green.', 'The lamp is lit.'])
    await expect(embed(text)).rejects.toMatchObject({
      never: false,
      message: expect.stringContaining('90 MB are left'),
    })
  const words = lines.filter(({ msg }) => msg.startsWith('Words only: of 512 MB'))
  expect(words).toMatchObject([{ level: 40 }])
  expect(lines).toHaveLength(1)

  free = 400
  expect((await embed('The gate is green.'))?.vectors[0]).toHaveLength(384)
  expect(lines.at(-1)?.msg).toBe('The embedding model is loaded')
  // one that runs is kept
  free = 10
  expect((await embed('The lamp is lit.'))?.vectors).toHaveLength(1)
})
