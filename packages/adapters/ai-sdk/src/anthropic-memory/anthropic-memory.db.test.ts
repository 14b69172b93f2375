import { anthropic } from '@ai-sdk/anthropic'
import { Keepsake } from '@keepsake/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../server/test/support/use-app.ts'
import { anthropicMemory } from './anthropic-memory.ts'
import type { MemoryCommand } from './commands.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
const record = { email: 'dana.reyes@northwind.example' }
let baseUrl: string
let client: Keepsake
beforeEach(async () => {
  baseUrl ??= await app.listen()
  client = new Keepsake({ secretKey: own.key, baseUrl })
})

const run = (command: MemoryCommand) => anthropicMemory(client, { record }).execute(command)
const view = (path: string, view_range?: number[]) => run({ command: 'view', path, ...(view_range && { view_range }) })
const create = (path: string, file_text: string) => run({ command: 'create', path, file_text })
const PATH = '/memories/preferences.md'

it('is what the provider of the AI SDK takes', () => {
  const { execute } = anthropicMemory(client, { record })
  expect(anthropic.tools.memory_20250818({ execute })).toMatchObject({ id: 'anthropic.memory_20250818' })
})

describe('a file', () => {
  it('is created once, and viewed with the numbers of its lines', async () => {
    expect(await create(PATH, 'Calls before noon.\nTea, no coffee.')).toBe(`File created successfully at: ${PATH}`)
    expect(await create(PATH, 'Other')).toBe(`Error: File ${PATH} already exists`)
    expect(await view(PATH)).toBe(
      `Here's the content of ${PATH} with line numbers:\n     1\tCalls before noon.\n     2\tTea, no coffee.`,
    )
    expect(await view(PATH, [2, -1])).toMatch(/numbers:\n {5}2\tTea, no coffee\.$/)
    expect(await view('/memories/other.md')).toBe(
      'The path /memories/other.md does not exist. Please provide a valid path.',
    )
  })

  it('is a memory of the record, found by its words', async () => {
    await create(PATH, 'Calls before noon.')
    const { results } = await client.memory.smartRecall({ ...record, query: 'When may I call?' })
    expect(results.map(({ content }) => content)).toEqual([`${PATH}\nCalls before noon.`])
  })

  it('may be empty, and may repeat the text of another', async () => {
    await create(PATH, '')
    expect(await view(PATH)).toMatch(/numbers:\n {5}1\t$/)
    await create('/memories/a.md', 'Tea.')
    await create('/memories/b.md', 'Tea.')
    expect(await view('/memories/b.md')).toMatch(/Tea\.$/)
  })

  it('is edited where the text occurs once', async () => {
    const replace = (old_str: string, new_str: string) => run({ command: 'str_replace', path: PATH, old_str, new_str })
    await create(PATH, 'Tea $&.\nTea and milk.')
    expect(await replace('Tea', 'Water')).toBe(
      'No replacement was performed. Multiple occurrences of old_str `Tea` in lines: 1, 2. Please ensure it is unique',
    )
    expect(await replace('Coffee', 'Tea')).toContain('did not appear verbatim')
    expect(await replace('Tea and', 'Water $& and')).toMatch(
      /^The memory file has been edited\.[\s\S]*Water \$& and milk\.$/,
    )
    expect(await view(PATH)).toMatch(/Tea \$&\.\n {5}2\tWater \$& and milk\.$/)
  })

  it('takes lines at any place', async () => {
    const insert = (insert_line: number, insert_text: string) =>
      run({ command: 'insert', path: PATH, insert_line, insert_text })
    await create(PATH, 'b')
    expect(await insert(0, 'a\n')).toBe(`The file ${PATH} has been edited.`)
    await insert(2, 'c')
    expect(await insert(4, 'd')).toContain('within the range of lines of the file: [0, 3]')
    expect(await view(PATH)).toMatch(/ 1\ta\n {5}2\tb\n {5}3\tc$/)
  })

  it('is renamed and deleted, alone and with its directory', async () => {
    await create('/memories/calls/may.md', 'May')
    await create('/memories/calls/june.md', 'June')
    await create(PATH, 'Tea')
    const rename = (old_path: string, new_path: string) => run({ command: 'rename', old_path, new_path })
    expect(await rename('/memories/calls', PATH)).toBe(`Error: The destination ${PATH} already exists`)
    expect(await rename('/memories/calls', '/memories/archive/2026')).toBe(
      'Successfully renamed /memories/calls to /memories/archive/2026',
    )
    expect(await view('/memories')).toMatch(
      /^Here're the files[^\n]*\n0\.5K\t\/memories\n0\.5K\t\/memories\/archive\n0\.5K\t\/memories\/archive\/2026\n0\.5K\t\/memories\/preferences\.md$/,
    )
    expect(await view('/memories/archive/2026/may.md')).toMatch(/May$/)
    expect(await run({ command: 'delete', path: '/memories/archive' })).toBe('Successfully deleted /memories/archive')
    expect(await view('/memories/archive')).toContain('does not exist')
    expect(await run({ command: 'delete', path: '/memories' })).toContain('cannot be deleted')
  })

  it.each(['/memories/../etc/passwd', '/etc/passwd', '/memories/%2e%2e/x', '/memoriesx', 'memories/a'])(
    'cannot be at %s',
    async path => {
      expect(await create(path, 'x')).toContain('is not a path in /memories')
    },
  )

  it('belongs to the record alone', async () => {
    await create(PATH, 'Tea')
    const other = anthropicMemory(client, { record: { email: 'max@northwind.example' } })
    expect(await other.view({ command: 'view', path: PATH })).toContain('does not exist')
    expect(await other.view({ command: 'view', path: '/memories' })).toMatch(/:\n0\.0K\t\/memories$/)
  })
})

describe('guidelines', () => {
  const path = '/memories/guidelines/Refunds.md'

  it('are read, and written only if that is allowed', async () => {
    await client.guidelines.create({ name: 'Refunds', value: '# Refunds\n\nWithin 30 days.' })
    expect(await view('/memories')).toContain(path)
    expect(await view(path)).toContain('Within 30 days.')
    const edit = { command: 'str_replace' as const, path, old_str: '30', new_str: '60' }
    expect(await run(edit)).toBe(`Error: ${path} is read-only. Write to another path in /memories.`)

    const writing = anthropicMemory(client, { record, guidelines: 'write' })
    expect(await writing.execute(edit)).toContain('edited')
    expect(await view(path)).toContain('Within 60 days.')
    const created = { command: 'create' as const, path: '/memories/guidelines/Tone.md', file_text: '# Tone\n\nShort.' }
    expect(await writing.execute(created)).toContain('created')
    await writing.rename({ command: 'rename', old_path: created.path, new_path: '/memories/guidelines/Style.md' })
    await writing.execute({ command: 'delete', path })
    expect((await client.guidelines.list()).data.map(({ name }) => name)).toEqual(['Style'])
    const moved = { command: 'rename' as const, old_path: '/memories/guidelines/Style.md', new_path: PATH }
    expect(await writing.execute(moved)).toContain('one is a guideline, the other a memory')

    const without = anthropicMemory(client, { record, guidelines: 'none' })
    expect(await without.view({ command: 'view', path: '/memories' })).not.toContain('guidelines')
  })
})
