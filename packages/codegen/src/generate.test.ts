import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIXTURE } from '../test/fixture.ts'
import { COMMITTED, UNCOMMITTED } from './emitters.ts'
import { apply, differences, generate } from './generate.ts'
import { DocumentError } from './operations.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keepsake-codegen-'))
  cpSync(FIXTURE, root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const changed = async (): Promise<string[]> => (await differences(root, await generate(root))).map(({ path }) => path)

describe('generating', () => {
  it('creates everything, and then finds nothing left to change', async () => {
    const files = await generate(root)
    expect(await changed()).toEqual(files.map(({ path }) => path))
    await apply(root, await differences(root, files))
    expect(await changed()).toEqual([])
  })

  it('marks every file except the spec itself', async () => {
    for (const { path, content } of await generate(root)) {
      if (path.endsWith('openapi.json')) continue
      expect(content.split('\n')[0], path).toContain('Generated from openapi.yaml by pnpm generate; do not edit.')
    }
  })

  it('finds files that were edited by hand or are no longer generated, and fixes both', async () => {
    await apply(root, await differences(root, await generate(root)))
    writeFileSync(join(root, 'packages/sdk/api.md'), 'edited')
    writeFileSync(join(root, 'docs/reference/gone.md'), 'left over')
    expect((await changed()).sort()).toEqual(['docs/reference/gone.md', 'packages/sdk/api.md'])
    await apply(root, await differences(root, await generate(root)))
    expect(await changed()).toEqual([])
    expect(existsSync(join(root, 'docs/reference/gone.md'))).toBe(false)
  })

  it('adds a new operation to all interfaces', async () => {
    await apply(root, await differences(root, await generate(root)))
    const entry = join(root, 'openapi.yaml')
    const area = join(root, 'openapi/notes.yaml')
    writeFileSync(
      entry,
      readFileSync(entry, 'utf8').replace(
        'components:',
        '  /pong: { $ref: openapi/notes.yaml#/paths/~1pong }\ncomponents:',
      ),
    )
    const text = readFileSync(area, 'utf8')
    const ping = / {2}\/ping:[\s\S]*?(?=^components:)/m.exec(text)?.[0] ?? ''
    writeFileSync(
      area,
      text.replace('components:', `${ping.replaceAll('ping', 'pong').replaceAll('Ping', 'Pong')}components:`),
    )
    expect(await changed()).toEqual(
      expect.arrayContaining([
        'server/src/contract/openapi.json',
        'server/src/contract/openapi.gen.ts',
        'packages/sdk/src/generated/client.gen.ts',
        'packages/cli/src/generated/commands/pong.gen.ts',
        'packages/sdk/api.md',
        'docs/reference/notes.md',
      ]),
    )
  })
})

describe('processes that generate at once', () => {
  it('all end with every file', async () => {
    const update = async (): Promise<void> => {
      const files = await generate(root)
      await apply(root, await differences(root, files))
    }
    await update()
    for (const path of ['server/src/contract/openapi.json', 'packages/cli/src/generated/tree.gen.ts'])
      rmSync(join(root, path))
    writeFileSync(join(root, 'packages/cli/src/generated/commands/gone.gen.ts'), 'left over')
    await Promise.all(Array.from({ length: 4 }, update))
    expect(await changed()).toEqual([])
    expect(readdirSync(root).filter(name => name.startsWith('.'))).toEqual([])
  })
})

describe('the committed files', () => {
  const checkout = join(import.meta.dirname, '../../..')
  const committed = async (folder: string): Promise<string[]> =>
    (await differences(checkout, await generate(folder, COMMITTED), COMMITTED)).map(({ path }) => path)

  it('show a new field in few places', async () => {
    for (const name of ['openapi.yaml', 'openapi']) cpSync(join(checkout, name), join(root, name), { recursive: true })
    const area = join(root, 'openapi/memory.yaml')
    const text = readFileSync(area, 'utf8')
    const start = /^ {4}MemorizeRequest:\n[\s\S]*?^ {6}properties:\n/m
    expect(text).toMatch(start)
    writeFileSync(
      area,
      text.replace(start, found => `${found}        mood: { type: string, description: How the speaker feels. }\n`),
    )
    // in addition to these: packages/sdk/surface.d.ts, which is made from the SDK
    expect(await committed(root)).toEqual([])
  })

  it('are the only ones that git sees', async () => {
    const paths = (await generate(checkout)).map(({ path }) => path)
    const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...paths], { cwd: checkout, encoding: 'utf8' })
    const uncommitted = await generate(checkout, UNCOMMITTED)
    expect(stdout.trim().split('\n').sort()).toEqual(uncommitted.map(({ path }) => path).sort())
  })
})

describe('the bundled document', () => {
  it('has internal references only, with components sorted by name', async () => {
    const files = await generate(root)
    const text = files.find(({ path }) => path === 'server/src/contract/openapi.json')?.content ?? ''
    expect(text).not.toMatch(/"\$ref": "(?!#\/components\/)/)
    expect(Object.keys(JSON.parse(text).components.schemas)).toEqual(['Base', 'Note', 'NoteList'])
  })

  it('is refused with the location of a reference that does not resolve', async () => {
    const area = join(root, 'openapi/notes.yaml')
    writeFileSync(area, readFileSync(area, 'utf8').replace('schemas/NoteList', 'schemas/Nothing'))
    const failing = generate(root)
    await expect(failing).rejects.toThrow(DocumentError)
    await expect(failing).rejects.toThrow(/notes\.yaml .*Can't resolve/)
  })
})
