import type { SmartRecallRequest } from '@keepsake/sdk'
import { PUBLIC_URL } from '../../public-url.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const flagOf = (name: string): string => `--${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

/** The same call from a shell, a program and the command line. */
export function samplesOf(request: SmartRecallRequest): Record<'curl' | 'SDK' | 'CLI', string> {
  const { query = '', ...others } = request
  const flags = Object.entries(others).map(([name, value]) =>
    value === true ? flagOf(name) : `${flagOf(name)} ${typeof value === 'number' ? value : quoted(String(value))}`,
  )
  return {
    curl: [
      `curl ${PUBLIC_URL}/api/v1/smart-recall -H "Authorization: Bearer $KEEPSAKE_API_KEY"`,
      `-H 'Content-Type: application/json' -d ${quoted(JSON.stringify(request))}`,
    ].join(' '),
    SDK: `await client.memory.smartRecall(${JSON.stringify(request, null, 2)})`,
    CLI: ['keepsake memory smart-recall', quoted(query), ...flags].join(' '),
  }
}
