import { sqlStateOf } from '../sql-errors.ts'

/** An error as the log may have it if its message can quote what somebody stored: its name, code and places. */
export function withoutText(error: unknown): { name: string; code: string | undefined; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, at: [] }
  const { name, stack = '', cause } = error
  const lines = `${stack}\n${cause instanceof Error ? cause.stack : cause}`.split('\n')
  return { name, code: sqlStateOf(error), at: lines.filter(line => /^\s+at /.test(line)).map(line => line.trim()) }
}
