import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { SYSTEMS } from './reader.ts'

const System = z.enum(SYSTEMS)
/** The places of the units that answer a question, from 1; those that were not found have none. */
const Places = z.array(z.number().int().positive())

const Result = z.object({
  id: z.string(),
  kind: z.string(),
  isUnanswerable: z.boolean(),
  /** The number of units that answer it. */
  evidence: z.number().int(),
  places: z.partialRecord(System, Places),
  /** Whether the server composed an answer without a model. */
  isAnswered: z.boolean(),
  /** Of a reader and a judge, if they were asked. */
  answers: z
    .partialRecord(System, z.object({ answer: z.string(), isRight: z.boolean(), tokens: z.number() }))
    .optional(),
  /** What the answers depend on. */
  readBy: z.string().optional(),
})
export type Result = z.infer<typeof Result>

/** Results by question in a file that only grows, so that a run that is stopped goes on where it was. */
export class Results {
  readonly #path: string
  readonly #byId = new Map<string, Result>()

  constructor(path: string) {
    this.#path = path
    if (!existsSync(path)) return
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const read = parsed(line)
      if (read) this.#byId.set(read.id, read)
    }
  }

  /** @param readBy what answers have to depend on; undefined if none are asked for */
  isDone(id: string, readBy: string | undefined): boolean {
    const known = this.#byId.get(id)
    return known !== undefined && (readBy === undefined || known.readBy === readBy)
  }

  async add(result: Result): Promise<void> {
    this.#byId.set(result.id, result)
    await mkdir(dirname(this.#path), { recursive: true })
    await appendFile(this.#path, `${JSON.stringify(result)}\n`)
  }

  of(ids: readonly string[]): Result[] {
    return ids.flatMap(id => this.#byId.get(id) ?? [])
  }
}

/** A line that was cut off when the run was stopped is none. */
function parsed(line: string): Result | undefined {
  try {
    return Result.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
