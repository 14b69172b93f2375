import { beforeAll, expect, it } from 'vitest'
import { fixture } from '../../test/fixture.ts'
import { emitSamples } from './samples.ts'

let content: string
beforeAll(async () => {
  const { operations, document } = await fixture()
  content = emitSamples(operations, document)[0]?.content ?? ''
})

it('has the call of the SDK and the command of each operation, with the example values of the spec', () => {
  expect(content).toContain(
    `  listNotes: {"typescript":"await client.notes.list({ limit: 3 })","cli":"keepsake notes list --limit 3"},\n`,
  )
  expect(content).toContain(`"cli":"keepsake shelves notes delete 7"},\n`)
  expect(content.match(/^ {2}\w+: \{"typescript":"await client\..*","cli":"keepsake .*"\},$/gm)).toHaveLength(5)
})
