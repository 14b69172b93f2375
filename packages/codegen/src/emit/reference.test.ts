import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../test/fixture.ts'
import { emitReference } from './reference.ts'

const pages = new Map<string, string>()
beforeAll(async () => {
  const { operations, document } = await fixture()
  for (const { path, content } of emitReference(operations, document)) pages.set(path, content)
})

const page = () => pages.get('docs/reference/notes.md') ?? ''

describe('the reference', () => {
  it('has a page for each area and an index with the name on each interface', () => {
    expect([...pages.keys()]).toEqual(['docs/reference/index.md', 'docs/reference/notes.md'])
    expect(pages.get('docs/reference/index.md')).toContain(
      '| [List notes](notes.md#list-notes) | `GET /notes` | `notes.list` | `notes list` | `note_list` |',
    )
  })

  it('shows parameters with type, bounds and default', () => {
    expect(page()).toContain('| `limit` | query | integer |  | How many. 1 to 9. Default: `5`. |')
    expect(page()).toContain('| `shelf` | path | `"main"` | yes |')
  })

  it('shows the fields of bodies and responses, nested ones with their path', () => {
    expect(page()).toContain('| `text` | string | yes | What it says. At least 1 characters. |')
    expect(page()).toContain('| `kind` | `"plain"` or `"rich"` |  | Default: `"plain"`. |')
    expect(page()).toContain('| `data[].lines[].n` | integer | always |  |')
  })

  it('shows keys, idempotency, pages and the limit of a body', () => {
    expect(page()).toContain('- Key: an API key with the permission `notes:write`')
    expect(page()).toContain('- Key: none')
    expect(page()).toContain('- Accepts an `Idempotency-Key`')
    expect(page()).toContain('- Paginated')
    expect(page()).toContain('- Body: at most 2 MB.')
  })

  it('shows errors with their codes', () => {
    expect(page()).toContain('| 401 | `authentication_error` | No key. |')
  })
})
