import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../test/fixture.ts'
import { emitCli } from './cli.ts'

interface Entry {
  line: string
  examples: string[]
  flags: { name: string }[]
}

let groups: { name: string; summary: string; load: () => Promise<{ commands: Entry[] }> }[]
let commands: Entry[]
beforeAll(async () => {
  const { operations, document } = await fixture()
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-tree-'))
  for (const { path, content } of emitCli(operations, document)) {
    const target = join(directory, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  ;({ groups } = await import(join(directory, 'packages/cli/src/generated/tree.gen.ts')))
  commands = (await Promise.all(groups.map(({ load }) => load()))).flatMap(table => table.commands)
  await rm(directory, { recursive: true })
})

const entry = (line: string) => commands.find(each => each.line === line)

describe('the command tree', () => {
  it('has a group for each first word, described by the group, its tag, or its only command', () => {
    expect(groups.map(({ name, summary }) => [name, summary])).toEqual([
      ['notes', 'Notes about things.'],
      ['shelves', 'Where notes lie.'],
      ['ask', 'Ask'],
      ['ping', 'Ping'],
    ])
  })

  it('keeps the commands of each group in a separate file', async () => {
    for (const { name, load } of groups) {
      const { commands } = await load()
      expect(commands.map(({ line }) => line.split(' ')[0])).toEqual(commands.map(() => name))
    }
  })

  it('makes a flag of every parameter and body field, resolving references and allOf', () => {
    expect(entry('notes create')?.flags).toEqual([
      { name: 'id', field: 'id', in: 'body', type: 'string', description: 'Its id.' },
      { name: 'text', field: 'text', in: 'body', type: 'string', required: true, description: 'What it says.' },
      {
        name: 'kind',
        field: 'kind',
        in: 'body',
        type: 'string',
        choices: ['plain', 'rich'],
        default: 'plain',
        description: '',
      },
      { name: 'odd-name', field: 'odd-name', in: 'body', type: 'json', description: '' },
      { name: 'lines', field: 'lines', in: 'body', type: 'json', description: '' },
    ])
    expect(entry('notes list')?.flags[0]).toEqual({
      name: 'limit',
      field: 'limit',
      in: 'query',
      type: 'integer',
      default: 5,
      description: 'How many.',
    })
  })

  it('marks what a command supports: pages, waiting, writing, and which key it needs', () => {
    expect(entry('notes list')).toMatchObject({ paginated: true, security: 'bearer' })
    expect(entry('notes create')).toMatchObject({ event: true, writes: true })
    expect(entry('ping')).toMatchObject({ security: 'none' })
    expect(entry('ping')).not.toHaveProperty('writes')
  })

  it('takes path parameters as arguments, except those with a single value', () => {
    expect(entry('shelves notes delete')).toMatchObject({
      method: 'DELETE',
      path: '/shelves/main/notes/{id}',
      arguments: [{ name: 'id', description: '' }],
    })
  })

  it('writes the examples of the spec as shell-safe command lines', () => {
    expect(entry('notes create')?.examples).toEqual([
      "keepsake notes create --text 'It'\\''s */5 o'\\''clock' --odd-name '[1,null]' --wait",
    ])
    expect(entry('shelves notes delete')?.examples).toEqual(['keepsake shelves notes delete 7'])
    expect(entry('notes list')?.examples).toEqual(['keepsake notes list --limit 3'])
  })
})
