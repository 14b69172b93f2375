import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
  writeFileSync(join(terminal.directory, 'a.md'), '# A')
  writeFileSync(join(terminal.directory, 'b.PDF'), 'pdf')
  writeFileSync(join(terminal.directory, 'c.png'), 'png')
  writeFileSync(join(terminal.directory, 'large.txt'), '')
  truncateSync(join(terminal.directory, 'large.txt'), 20_000_001)
  mkdirSync(join(terminal.directory, 'folder.md'))
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
  const { exitCode, stdout } = await run(['a.md', 'b.PDF', '--project', 'Handbook'])
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
  await run(['-', '--project-id', 'prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'], { stdin: '# In' })
  expect(server.received[0]?.body).toMatchObject({
    projectId: 'prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    documents: [{ id: 'stdin', contentBase64: Buffer.from('# In').toString('base64') }],
  })
})

it('exits with 1 if a file could not be read by the server, and says where to look', async () => {
  server.answer(accepted, ended(1))
  const { exitCode, stderr } = await run(['a.md', 'b.PDF', '--project', 'Handbook'])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('keepsake events details job_1 --outcome failed')
})

it.each([
  ['c.png', 'c.png has no known type'],
  ['none.md', 'File none.md does not exist'],
  ['folder.md', 'folder.md is a folder'],
  ['*.docx', 'No file matches *.docx'],
  ['a.md', 'a.md is given twice'],
  ['large.txt', 'large.txt has 21 MB'],
])('sends nothing for %s: %s', async (file, message) => {
  server.answer(accepted, ended(0))
  const { exitCode, stderr } = await run(['a.md', file, '--project', 'Handbook'])
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
  expect(server.received).toEqual([])
})

it.each<[words: string[], message: string]>([
  [[], 'No files'],
  [['a.md'], 'Missing --project'],
  [['none.md'], 'Missing --project'],
  [['a.md', '--project', 'P', '--project-id', 'prj_1'], 'The project is given twice'],
  [['a.md', '--project', 'P', '--documents', '[]'], 'Documents are given twice'],
])('sends nothing for %j: %s', async (words, message) => {
  server.answer(accepted, ended(0))
  const { exitCode, stderr } = await run(words)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
  expect(server.received).toEqual([])
})
