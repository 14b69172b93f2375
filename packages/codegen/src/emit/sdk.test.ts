import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../test/fixture.ts'
import { type Document, DocumentError, type Operation } from '../operations.ts'
import { emitApiList } from './api-list.ts'
import { emitSdk } from './sdk.ts'

let operations: Operation[]
let document: Document
const files = new Map<string, string>()
beforeAll(async () => {
  ;({ operations, document } = await fixture())
  for (const { path, content } of [...(await emitSdk(operations, document)), ...emitApiList(operations, document)]) {
    files.set(path.replace(/.*\//, ''), content)
  }
})

const client = () => files.get('client.gen.ts') ?? ''

describe('the methods', () => {
  it('are in the groups of their names, at any depth, and on the client itself', () => {
    expect(client()).toContain('export class ShelvesNotesApi extends ApiGroup {')
    expect(client()).toContain('this.notes = new ShelvesNotesApi(transport)')
    expect(client()).toMatch(
      /class ApiClient extends ApiGroup \{\n {2}readonly notes: NotesApi\n {2}readonly shelves: ShelvesApi/,
    )
    expect(client()).toMatch(/class ApiClient [\s\S]* ask\(body\?: AskRequest/)
  })

  it('take path parameters, body, query and options, and fill in single-valued parameters', () => {
    expect(client()).toContain('list(query?: ListNotesQuery, options?: RequestOptions): PagePromise<NoteList> {')
    expect(client()).toContain('delete(id: number, options?: RequestOptions): ApiPromise<undefined> {')
    expect(client()).toContain("{ params: { path: { id, shelf: 'main' } } }), options, { writes: true })")
  })

  it('send an empty body if one is required but has no required fields', () => {
    expect(client()).toContain("api.POST('/ask', { body: body ?? {} }), options)")
  })

  it('exist under each of their names', () => {
    expect(client()).toContain('  create(body: Note, options?: RequestOptions): ApiPromise<CreateNoteResponse> {')
    expect(client()).toContain('  add(body: Note, options?: RequestOptions): ApiPromise<CreateNoteResponse> {')
  })

  it('need a key unless the operation does not', () => {
    expect(client()).toContain("api.GET('/ping'), options, { auth: 'none' })")
  })

  it('name only their own errors, not those of every call', () => {
    expect(client()).toContain('   * @throws NoKeyError, and what any call throws\n')
    expect(client()).not.toContain('BadKeyError')
  })

  it('have their description and an example, which cannot end the comment', () => {
    expect(client()).toContain('   * Keeps a note. A pattern such as *\\/5 stays as it is.')
    expect(client()).toContain(
      "   * await client.notes.create({ text: \"It's *\\/5 o'clock\", 'odd-name': [1, null] })",
    )
  })
})

describe('the models', () => {
  it('are the schemas, and the queries, bodies and responses without a schema', () => {
    const models = files.get('models.gen.ts')
    expect(models).toMatch(/^export type Note = /m)
    expect(models).toMatch(/^export type ListNotesQuery = \{$/m)
    expect(models).toMatch(/^export type CreateNoteResponse = Note \| \{$/m)
    expect(models).not.toMatch(/components|@example/)
    const paths = files.get('paths.gen.ts')
    expect(paths).toContain('query?: ListNotesQuery;')
    expect(paths).not.toContain('/**')
  })

  it('have the description of the schema that a field refers to', async () => {
    const described = JSON.parse(JSON.stringify(document))
    described.components.schemas.Author = { type: 'string', description: 'Who wrote it.' }
    Object.assign(described.components.schemas.Base.properties, {
      author: { $ref: '#/components/schemas/Author' },
      editor: { $ref: '#/components/schemas/Author', description: 'Who changed it.' },
    })
    const [types] = await emitSdk(operations, described)
    expect(types?.content).toMatch(/\/\*\* Who wrote it\. \*\/\s+author\?: Author;/)
    expect(types?.content).toMatch(/\/\*\* Who changed it\. \*\/\s+editor\?: Author;/)
  })

  it('are refused if two would have the same name', async () => {
    const clashing = JSON.parse(JSON.stringify(document))
    clashing.components.schemas.ListNotesQuery = { type: 'string' }
    await expect(emitSdk(operations, clashing)).rejects.toThrow(DocumentError)
  })
})

describe('the examples', () => {
  it('call each method with the example values of the spec', () => {
    const examples = files.get('examples.gen.ts')
    expect(examples).toContain('call: client => client.notes.list({ limit: 3 }) },')
    expect(examples).toContain('call: client => client.shelves.notes.delete(7) },')
  })
})

describe('api.md', () => {
  it('lists every method with its types', () => {
    expect(files.get('api.md')).toContain(
      `## client.shelves.notes

- Delete a note: \`DELETE /shelves/{shelf}/notes/{id}\`

  \`\`\`ts
  client.shelves.notes.delete(id: number, options?: RequestOptions): ApiPromise<undefined>
  \`\`\`
`,
    )
  })
})
