import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Answer } from '../../src/contract/answer.ts'
import type { Operation } from '../../src/contract/operations.ts'
import { responseProblem, VALID_PART, type ValidPart } from '../../src/contract/validator.ts'
import { lookThroughRequest, lookThroughResponse } from './declared-properties.ts'
import { eventsIn } from './parsed.ts'

/** Checks every response of an app against the spec. */
export interface AnswerCheck {
  note(operation: Operation, answer: Answer): void
  /** @throws Error that lists each response since the last call that violates the spec */
  verify(): void
}

const seen = new Set<string>()
const worker = `${process.pid}-${randomBytes(4).toString('hex')}`

subscribe(VALID_PART, message => {
  // only this type is published on the channel
  const { operation, part, values } = message as ValidPart
  lookThroughRequest(operation, part, values, property => record('properties', property))
})

export function checkAnswers(): AnswerCheck {
  let problems: string[] = []
  return {
    note(operation, { status, body, stream }) {
      const judge = (value: unknown, type?: string): void => {
        const problem = responseProblem(operation, status, value, type)
        if (problem) problems.push(problem)
        else {
          record('answers', `${operation.id} ${status}`)
          lookThroughResponse(operation, { status, type, value }, property => record('properties', property))
        }
      }
      // responses are sent as JSON, so a Date or undefined is checked in the form that callers get
      if (!stream) return judge(body === undefined ? undefined : JSON.parse(JSON.stringify(body)))
      const { pieces, type, failed } = stream
      const isLines = type === 'application/x-ndjson'
      const look = (piece: string | Uint8Array): void => {
        const values: unknown[] = isLines
          ? String(piece)
              .trimEnd()
              .split('\n')
              .map(line => JSON.parse(line))
          : type === 'text/event-stream'
            ? eventsIn(String(piece)).filter(event => event !== '[DONE]')
            : [String(piece)]
        for (const value of values) judge(value, type)
      }
      stream.pieces = watched(pieces, look)
      if (failed)
        stream.failed = failure => {
          const last = failed(failure)
          look(last)
          return last
        }
    },
    verify() {
      if (problems.length === 0) return
      const text = problems.join('\n')
      problems = []
      throw new Error(`The document does not allow these answers:\n${text}`)
    },
  }
}

async function* watched<Piece>(pieces: AsyncIterable<Piece>, look: (piece: Piece) => void): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    look(piece)
    yield piece
  }
}

/** Records it for the end of the run, which lists what no test of any worker has produced. */
function record(kind: 'answers' | 'properties', what: string): void {
  const line = `${kind} ${what}`
  if (seen.has(line)) return
  seen.add(line)
  const directory = inject('recordings')
  if (directory) appendFileSync(join(directory, `${kind}-${worker}`), `${what}\n`)
}
