import { describe, expect, it } from 'vitest'
import { fixture } from '../test/fixture.ts'
import { isObject, type JsonObject } from './json.ts'
import { type Document, DocumentError, readOperations } from './operations.ts'

describe('the operations of a spec', () => {
  it('are read in its order, with references resolved and defaults filled in', async () => {
    const { operations } = await fixture()
    expect(operations.map(({ operationId }) => operationId)).toEqual([
      'listNotes',
      'createNote',
      'deleteNote',
      'ask',
      'ping',
    ])
    expect(operations[1]).toMatchObject({
      method: 'post',
      path: '/notes',
      tag: 'notes',
      xSdk: ['notes.create', 'notes.add'],
      xCli: ['notes create'],
      cliExamples: [],
      xMcp: [],
      permission: 'notes:write',
      writes: true,
      ownTransaction: true,
      rawBody: false,
      bodyLimit: 2_097_152,
      pagination: 'none',
      security: ['bearer'],
      responses: [{ status: 201 }, { status: 202 }, { status: 400, description: 'No key.' }],
    })
    expect(operations[0]).toMatchObject({
      pagination: 'cursor',
      writes: false,
      ownTransaction: false,
      rawBody: false,
      xMcp: ['note_list'],
    })
    expect(operations[4]?.security).toEqual([])
  })

  it('have JSON first among their bodies, with its examples', async () => {
    const { operations } = await fixture()
    const contents = operations[1]?.requestBody?.contents
    expect(contents?.map(({ mediaType }) => mediaType)).toEqual(['application/json', 'multipart/form-data'])
    expect(contents?.[0]?.examples).toMatchObject([{ name: 'first', summary: 'The shortest.' }])
  })

  it('inherit the parameters of their path', async () => {
    const { operations } = await fixture()
    expect(operations[2]?.parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['shelf', 'path'],
      ['id', 'path'],
    ])
  })
})

describe('an incomplete spec', () => {
  /** The fixture with one operation changed; `undefined` removes a field. */
  async function problemsAfter(path: string, method: string, changes: Record<string, unknown>): Promise<string[]> {
    const { document } = await fixture()
    const changed: Document = JSON.parse(JSON.stringify(document))
    const operation = at(at(at(changed, 'paths'), path), method)
    Object.assign(operation, changes)
    try {
      readOperations(JSON.parse(JSON.stringify(changed)))
    } catch (error) {
      if (error instanceof DocumentError) return error.problems
      throw error
    }
    return []
  }

  const at = (object: JsonObject, name: string): JsonObject => {
    const value = object[name]
    if (!isObject(value)) throw new Error(`no ${name}`)
    return value
  }

  it.each([
    ['operationId', 'has no operationId'],
    ['summary', 'has no summary'],
    ['description', 'has no description'],
    ['tags', 'has no tag'],
    ['x-sdk', 'has no x-sdk'],
    ['x-cli', 'has no x-cli'],
    ['x-permission', 'has no x-permission'],
  ])('is refused for a missing %s', async (field, message) => {
    const [problem, ...others] = await problemsAfter('/ask', 'post', { [field]: undefined })
    expect(problem).toMatch(/^POST \/ask/)
    expect(problem).toContain(message)
    expect(others).toEqual([])
  })

  it.each([
    [
      'a body without an example',
      { requestBody: { content: { 'application/json': { schema: {} } } } },
      'example of its request body',
    ],
    ['no failure', { responses: { 200: { description: 'x' } } }, 'has no 4xx response'],
    ['no success', { responses: { 400: { description: 'x' } } }, 'has no 2xx response'],
    ['a status that is none', { responses: { 200: {}, 400: {}, default: {} } }, 'not a plain status code'],
    ['a pagination there is none of', { 'x-pagination': 'pages' }, 'x-pagination "pages"'],
    ['a transaction there is none of', { 'x-writes': true, 'x-transaction': 'two' }, 'an x-transaction other than own'],
    ['a transaction of a reader', { 'x-transaction': 'own' }, 'does not have x-writes'],
    ['a name that is taken', { 'x-sdk': 'notes.list' }, 'x-sdk name notes.list is taken by GET /notes'],
    ['a command that is taken', { 'x-cli': 'notes list' }, 'x-cli name notes list is taken by GET /notes'],
  ])('is refused for %s', async (_name, changes, message) => {
    expect((await problemsAfter('/ask', 'post', changes)).join('\n')).toContain(message)
  })

  it('is refused for an undeclared path parameter', async () => {
    const problems = await problemsAfter('/shelves/{shelf}/notes/{id}', 'delete', { parameters: [] })
    expect(problems).toEqual(['DELETE /shelves/{shelf}/notes/{id} (deleteNote): has no path parameter for {id}'])
  })

  it('reports all problems at once', async () => {
    expect(await problemsAfter('/ask', 'post', { summary: '', description: ' ', 'x-cli': [] })).toHaveLength(3)
  })

  it('is refused if it has no operations at all', () => {
    expect(() => readOperations({ openapi: '3.1.0', paths: {} })).toThrow('it has no operations')
  })
})
