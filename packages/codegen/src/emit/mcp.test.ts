import { describe, expect, it } from 'vitest'
import { fixture } from '../../test/fixture.ts'
import type { Document, Operation } from '../operations.ts'
import { emitMcp } from './mcp.ts'

interface Emitted {
  name: string
  description: string
  inputSchema: { properties: Record<string, unknown>; required: string[]; $defs?: unknown }
  outputSchema: unknown
  tokens: number
  annotations: Record<string, boolean>
  operations: object[]
}

/** The tools of the fixture if its operations have these tool names. */
async function tools(
  names: Record<string, string>,
  change: (document: Document) => void = () => undefined,
  more: Partial<Operation> = {},
): Promise<Emitted[]> {
  const { operations, document } = await fixture()
  change(document)
  const named = operations.map((operation): Operation => {
    const name = names[operation.operationId]
    return { ...operation, ...more, xMcp: name === undefined ? [] : [name] }
  })
  const [file] = emitMcp(named, document)
  expect(file?.path).toBe('packages/mcp/src/generated/tools.gen.ts')
  const script = file?.content.replace(/^import .*$/m, '').replace('export const tools: Tool[] =', 'return') ?? ''
  return JSON.parse(JSON.stringify(new Function(script)()))
}

describe('the tool table', () => {
  it('merges parameters and body fields, and records where each belongs', async () => {
    const [tool] = await tools({ deleteNote: 'note_delete' })
    expect(tool?.inputSchema).toEqual({
      type: 'object',
      properties: { id: { type: 'integer' } },
      required: ['id'],
      additionalProperties: false,
    })
    expect(tool?.operations).toEqual([
      {
        operationId: 'deleteNote',
        method: 'DELETE',
        path: '/shelves/main/notes/{id}',
        writes: true,
        pathFields: ['id'],
        queryFields: [],
      },
    ])
    expect(tool?.annotations).toEqual({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    })
  })

  it('leaves out the fields of the body that the tool does not need, and refuses unknown ones', async () => {
    const only = (mcpFields: string[]) => tools({ createNote: 'note_create' }, undefined, { mcpFields })
    const [all] = await only([])
    const [first = '', ...rest] = Object.keys(all?.inputSchema.properties ?? {})
    expect(rest).not.toEqual([])
    const [tool] = await only([first])
    expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual([first])
    expect(tool?.operations).toMatchObject([{ bodyFields: [first] }])
    await expect(only(['nope'])).rejects.toThrow('createNote: x-mcp-fields has nope, which its body has not.')
  })

  it('is self-contained: references are inlined, OpenAPI keywords are removed', async () => {
    const [tool] = await tools({ listNotes: 'note_list' })
    expect(JSON.stringify(tool)).not.toMatch(/\$ref|"example"/)
    expect(tool?.outputSchema).toMatchObject({
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array' } },
    })
    expect(tool?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true })
  })

  it('keeps a recursive schema as a definition of the tool', async () => {
    const [tool] = await tools({ createNote: 'note_create' }, ({ components }) => {
      const schemas = Object(components).schemas
      schemas.Base.properties.parent = { $ref: '#/components/schemas/Base' }
    })
    expect(tool?.inputSchema.properties.parent).toMatchObject({
      properties: { id: { type: 'string' }, parent: { $ref: '#/$defs/Base' } },
    })
    expect(tool?.inputSchema.$defs).toMatchObject({ Base: { properties: { parent: { $ref: '#/$defs/Base' } } } })
  })

  it('leaves out what the server checks and what a result explains itself', async () => {
    const [tool] = await tools({ createNote: 'note_create' }, ({ components }) => {
      const { properties } = Object(components).schemas.Base
      properties.pattern = { type: 'string', minLength: 2, pattern: '^a', description: 'A word.', enum: ['ab'] }
      properties.author = {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: { name: { type: 'string', 'x-mcp-description': 'Short.', description: 'Long.' } },
      }
    })
    expect(tool?.inputSchema.properties).toMatchObject({
      pattern: { type: 'string', description: 'A word.', enum: ['ab'] },
      author: { required: ['name'], properties: { name: { description: 'Short.' } } },
    })
    expect(JSON.stringify(tool?.inputSchema.properties)).not.toMatch(/minLength|"pattern":"|additionalProperties/)
    expect(JSON.stringify(tool?.outputSchema)).not.toMatch(/description|enum/)
    expect(tool?.tokens).toBeGreaterThan(50)
  })

  it('uses the text that an operation has for models', async () => {
    const { operations, document } = await fixture()
    const [named] = operations.map(operation => ({ ...operation, xMcp: ['notes'], mcpDescription: 'Briefly.' }))
    const [file] = named ? emitMcp([named], document) : []
    expect(file?.content).toContain('"description": "Briefly."')
  })

  it('merges operations of one name with an argument that selects one', async () => {
    const [tool, ...others] = await tools({ listNotes: 'notes', ask: 'notes' })
    expect(others).toEqual([])
    expect(tool?.inputSchema).toMatchObject({
      type: 'object',
      required: [],
      properties: {
        operation: { type: 'string', enum: ['listNotes', 'ask'], description: expect.stringContaining('Defaults to') },
        question: { type: 'string', description: 'For ask.' },
        limit: { description: 'How many. For listNotes.' },
      },
    })
    expect(Object.keys(tool?.inputSchema ?? {})).not.toContain('oneOf')
    expect(tool?.operations).toHaveLength(2)
    expect(tool?.description).toMatch(/operation listNotes: List notes.*\noperation ask: Ask/)
  })
})
