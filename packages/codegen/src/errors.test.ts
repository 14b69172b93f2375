import { describe, expect, it } from 'vitest'
import { fixture } from '../test/fixture.ts'
import { emitErrorClasses, emitErrorTexts } from './emit/errors.ts'
import { readErrors } from './errors.ts'
import { asArray, asObject } from './json.ts'

describe('the error catalogue', () => {
  it('is read with its exit codes', async () => {
    const { document, operations } = await fixture()
    const { errors } = readErrors(document, operations)
    expect(errors).toMatchObject([
      {
        code: 'authentication_error',
        source: 'server',
        exitCode: 4,
        mcp: 'Ask the user for a key.',
        reasons: [{ reason: 'expired', mcp: 'Renew the key.' }],
      },
      { code: 'connection_error', source: 'client', exitCode: 0, statuses: [], mcp: '' },
    ])
  })

  it('is refused with the missing fields of an entry, and with an error that it does not list', async () => {
    const { document, operations } = await fixture()
    const catalogue = asObject(document['x-errors'])
    const [first] = asArray(catalogue.errors).map(asObject)
    const statuses = [{ status: 401, when: 'no key' }]
    const errors = [{ ...first, recovery: '', exit: 'none', reasons: [{ reason: 'expired' }], statuses }]
    expect(() => readErrors({ ...document, 'x-errors': { ...catalogue, errors } }, operations)).toThrow(
      /authentication_error has no recovery[\s\S]*has no exit that is[\s\S]*mcp in each of its reasons[\s\S]*answers 404 authentication_error/,
    )
  })

  it('becomes classes, exit codes, advice and a page', async () => {
    const { document, operations } = await fixture()
    const files = Object.fromEntries(
      [...emitErrorClasses(operations, document), ...emitErrorTexts(operations, document)].map(({ path, content }) => [
        path,
        content,
      ]),
    )
    const sdk = files['packages/sdk/src/errors/errors.gen.ts']
    expect(sdk).toContain('/** 401: no key. */\nexport class AuthenticationError extends KeepsakeError {')
    expect(sdk).toContain('/** 400: the key is none. */\nexport class BadKeyError extends AuthenticationError {')
    expect(sdk).toContain("super(message, { code: 'connection_error', ...facts })")
    expect(files['packages/sdk/src/errors/error-table.gen.ts']).toContain('404: NoKeyError')
    expect(files['packages/cli/src/terminal/errors.gen.ts']).toContain(
      "authentication_error: { exitCode: 4, hints: ['Look: keepsake auth status'] }",
    )
    expect(files['packages/cli/src/terminal/errors.gen.ts']).toContain("expired: ['Renew: keepsake auth renew']")
    expect(files['packages/mcp/src/generated/errors.gen.ts']).toContain("'Ask the user for a key.'")
    expect(files['packages/mcp/src/generated/errors.gen.ts']).toContain("expired:\n    'Renew the key.'")
    expect(files['docs/errors.md']).toContain('| `expired` | The key has expired. | Renew it. |')
    expect(files['docs/errors.md']).toContain('| [`authentication_error`](#authentication_error) | 400, 401, 404 |')
  })
})
