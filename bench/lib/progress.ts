/** Prints what is being measured to standard error, apart from the table. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
