import { Failure } from './failure.ts'
import type { Io } from './io.ts'

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const BACKSPACE = new Set(['\u007f', '\b'])

/** Reads a line that is typed on a terminal. It is not shown unless `shown`. */
export async function readLine(question: string, io: Io, { shown = false } = {}): Promise<string> {
  io.stderr.write(question)
  io.stdin.setRawMode?.(true)
  let line = ''
  try {
    for await (const chunk of io.stdin) {
      for (const key of String(chunk)) {
        if (key === '\r' || key === '\n' || key === CTRL_D) return line
        if (key === CTRL_C) throw new Failure('abort_error', 'Interrupted.')
        if (BACKSPACE.has(key)) {
          if (shown && line !== '') io.stderr.write('\b \b')
          line = line.slice(0, -1)
          continue
        }
        if (shown) io.stderr.write(key)
        line += key
      }
    }
    return line
  } finally {
    io.stdin.setRawMode?.(false)
    io.stderr.write('\n')
  }
}

/**
 * Asks a person before data is deleted. A program, which has no terminal, is not asked.
 * @throws Failure `abort_error` unless the answer is yes
 */
export async function confirm(question: string, io: Io): Promise<void> {
  if (!io.stdin.isTTY || !io.stderr.isTTY) return
  const answer = await readLine(`${question} [y/N] `, io, { shown: true })
  if (/^y(es)?$/i.test(answer.trim())) return
  throw new Failure('abort_error', 'Not confirmed. Nothing was changed.', {
    hints: ['Answer y to go on, or add --yes to skip the question.'],
  })
}
