const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint =
  (code: number) =>
  (text: string): string =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text

export const bold = paint(1)
export const dim = paint(2)
export const green = paint(32)

export const print = (line = ''): void => void process.stdout.write(`${line}\n`)

/** Prints a heading, so that the steps are visible. */
export const step = (title: string): void => print(`\n${bold(title)}`)

/** Prints a line that the next one overwrites on a terminal; elsewhere only the last one is printed. */
export function progress(done: number, total: number, what: string): void {
  const line = `  ${done}/${total} ${what}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === total) print(line)
}
