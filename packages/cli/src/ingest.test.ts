import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from './testing/double.ts'
import { openTerminal, type Terminal } from './testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
  writeFileSync(join(terminal.directory, 'a.md'), '# A')
  writeFileSync(join(terminal.directory, 'b.PDF'), 'pdf')
  writeFileSync(join(terminal.directory, 'c.png'), 'png')
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})

const accepted = { status: 202, body: { success: true, eventId: 'job_1', projectId: 'prj_1' } }
const ended = (failed: number) => ({
  body: {
    success: true,
    data: {
      type: 'rag_ingest',
      status: failed > 0 ? 'partial' : 'completed',
      progress: { done: 2, total: 2, failed },
      result: { ingested: 2 - failed, chunkCount: 3, creditsCharged: 2 - failed },
    },
  },
})
const run = (words: string[], how = {}) => terminal.run(['rag', 'ingest', ...words], how)

it('adds files with their paths as ids, and waits for them', async () => {
  server.answer(accepted, ended(0))
  const { exitCode, stdout } = await run(['Handbook', 'a.md', 'b.PDF'])
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).data).toEqual({
    ingested: 2,
    failed: 0,
    chunkCount: 3,
    creditsCharged: 2,
    eventIds: ['job_1'],
  })
  const [call] = server.received
  expect(call?.body).toEqual({
    project: 'Handbook',
    documents: [
      { id: 'a.md', title: 'a.md', mimeType: 'markdown', contentBase64: Buffer.from('# A').toString('base64') },
      { id: 'b.PDF', title: 'b.PDF', mimeType: 'pdf', contentBase64: Buffer.from('pdf').toString('base64') },
    ],
  })
})

it('reads Markdown from stdin', async () => {
  server.answer(accepted, ended(0))
  await run(['prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', '-'], { stdin: '# In' })
  expect(server.received[0]?.body).toMatchObject({
    projectId: 'prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    documents: [{ id: 'stdin', contentBase64: Buffer.from('# In').toString('base64') }],
  })
})

it('exits with 1 if a file could not be read by the server, and says where to look', async () => {
  server.answer(accepted, ended(1))
  const { exitCode, stderr } = await run(['Handbook', 'a.md', 'b.PDF'])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('keepsake events details job_1 --outcome failed')
})

it.each([
  ['c.png', 'has no known type'],
  ['none.md', 'cannot be read'],
])('sends nothing for %s, which %s', async (file, message) => {
  server.answer(accepted, ended(0))
  const { exitCode, stderr } = await run(['Handbook', 'a.md', file])
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
  expect(server.received).toEqual([])
})
