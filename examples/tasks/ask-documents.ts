// Add the documents of a folder to a project, and answer a question with the places that it is answered from.
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()
const project = 'Handbook'

// a folder of your own works too: node ask-documents.ts ./handbook
const folder = process.argv[2] ?? (await sampleFolder())
const types: Record<string, 'text' | 'markdown' | 'html' | 'pdf' | 'docx'> = {
  '.txt': 'text',
  '.md': 'markdown',
  '.html': 'html',
  '.pdf': 'pdf',
  '.docx': 'docx',
}
const documents = []
for (const name of (await readdir(folder)).sort()) {
  const mimeType = types[extname(name).toLowerCase()]
  if (!mimeType) continue
  // the name as its ID, so that the next run replaces the document
  const contentBase64 = (await readFile(join(folder, name))).toString('base64')
  documents.push({ id: name, title: name, mimeType, contentBase64 })
}

const { eventId } = await client.rag.ingest({ project, documents })
const event = await client.events.wait(eventId)
console.log(`${event.status}: ${event.progress.done} documents, ${event.progress.failed} failed`)

const { answer, citations = [] } = await client.rag.searchProject({
  project,
  query: 'How many days of paid leave does everyone have a year?',
  generateAnswer: true,
})
console.log(answer ?? 'The documents do not say.')
for (const { documentId, headings, start, end } of citations)
  console.log(`${documentId}, ${headings.join(' > ')}, ${start} to ${end}`)

async function sampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handbook-'))
  const leave =
    '# Leave\n\nEveryone has 25 days of paid leave a year.\n\n## Illness\n\nSend a note after the third day.\n'
  await writeFile(join(folder, 'leave.md'), leave)
  await writeFile(
    join(folder, 'travel.txt'),
    'Trains are booked by the office. Flights need the approval of a director.\n',
  )
  return folder
}
