/** Says what is being measured, beside the table: on standard error. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
