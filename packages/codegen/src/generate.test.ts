import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIXTURE } from '../test/fixture.ts'
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
