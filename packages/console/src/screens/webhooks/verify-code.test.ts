import { execFileSync } from 'node:child_process'
import { newSecret, sign } from '@keepsake/webhooks'
import { describe, expect, it } from 'vitest'
import { type Language, VERIFY_CODE } from './verify-code.ts'

/** Programs that read headers and body, and print what the code says of them. */
const PROGRAMS: Readonly<Record<Language, readonly [string, (code: string) => readonly string[]]>> = {
  'Node.js': [
    process.execPath,
    code => [
      '--input-type=module',
      '-e',
      `${code}\nconst [headers, body] = JSON.parse(process.env.SENT)\nconsole.log(isGenuine(headers, Buffer.from(body)))`,
    ],
  ],
  Python: [
    'python3',
    code => [
      '-c',
      `${code}\nimport json\nheaders, body = json.loads(os.environ["SENT"])\nprint(str(is_genuine(headers, body.encode())).lower())`,
    ],
  ],
}

describe.each(Object.keys(PROGRAMS) as Language[])('the code for %s', language => {
  const [current, old] = [newSecret(), newSecret()]
  const body = '{"type":"order.paid","data":{"object":{"name":"Zoë"}}}'

  const verdictOn = (headers: object, sent = body): string => {
    const [program, argumentsOf] = PROGRAMS[language]
    const env = {
      PATH: process.env.PATH,
      SENT: JSON.stringify([headers, sent]),
      WEBHOOK_SECRET: current,
      WEBHOOK_SECRET_OLD: old,
    }
    return execFileSync(program, argumentsOf(VERIFY_CODE[language]), { env, encoding: 'utf8' }).trim()
  }
  const signed = async (secrets: readonly string[]): Promise<Record<string, string>> => ({
    ...(await sign({ id: 'evt_1', body }, secrets)),
  })

  it('accepts what either secret has signed, and both', async () => {
    for (const secrets of [[current], [old], [current, old]]) expect(verdictOn(await signed(secrets))).toBe('true')
  })

  it('refuses another secret, another body, an old time and no signature', async () => {
    const headers = await signed([current, old])
    expect(verdictOn(await signed([newSecret()]))).toBe('false')
    expect(verdictOn(headers, body.replace('paid', 'sent'))).toBe('false')
    expect(verdictOn({ ...headers, 'webhook-timestamp': '1700000000' })).toBe('false')
    expect(verdictOn({})).toBe('false')
  })
})
