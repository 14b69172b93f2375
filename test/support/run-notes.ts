import { appendFileSync } from 'node:fs'

/** Notes figures of a long test for `pnpm prove`, which writes them into the page of its suite. */
export function noteRun(figures: object): void {
  const file = process.env.KEEPSAKE_RUN_NOTES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
