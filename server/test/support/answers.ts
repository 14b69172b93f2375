import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Answer } from '../../src/contract/answer.ts'
import type { Operation } from '../../src/contract/operations.ts'
import { responseProblem } from '../../src/contract/validator.ts'

/** Holds every answer of an app against the document. */
export interface AnswerCheck {
  note(operation: Operation, answer: Answer): void
  /** @throws Error naming each answer since the last call that the document does not allow */
  verify(): void
}

const seen = new Set<string>()
const fileName = `answers-${process.pid}-${randomBytes(4).toString('hex')}`

export function checkAnswers(): AnswerCheck {
  let problems: string[] = []
  return {
    note(operation, { status, body, stream }) {
      const judge = (value: unknown, type?: string): void => {
        const problem = responseProblem(operation, status, value, type)
        if (problem) problems.push(problem)
        else record(`${operation.id} ${status}`)
      }
      // what is sent is JSON: a Date or an undefined is judged as the caller sees it
      if (!stream) return judge(JSON.parse(JSON.stringify(body)))
      const { pieces, type } = stream
      const isLines = type === 'application/x-ndjson'
      stream.pieces = watched(pieces, piece => {
        const values: unknown[] = isLines
          ? piece
              .trimEnd()
              .split('\n')
              .map(line => JSON.parse(line))
          : [piece]
        for (const value of values) judge(value, type)
      })
    },
    verify() {
      if (problems.length === 0) return
      const text = problems.join('\n')
      problems = []
      throw new Error(`The document does not allow these answers:\n${text}`)
    },
  }
}

async function* watched(pieces: AsyncIterable<string>, look: (piece: string) => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    look(piece)
    yield piece
  }
}

/** Written down for the end of the run, where the pairs that no test of any worker has produced are listed. */
function record(pair: string): void {
  if (seen.has(pair)) return
  seen.add(pair)
  const directory = inject('recordings')
  if (directory) appendFileSync(join(directory, fileName), `${pair}\n`)
}
