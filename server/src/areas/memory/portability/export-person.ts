import type { Stream } from '../../../contract/answer.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { requireRecord } from '../records/entity/lookup.ts'
import { requireIdentity } from '../records/identity.ts'
import { linesOfRecord } from './export.ts'
import { deletedRows } from './sql/deleted-rows.ts'

type PersonLine = Schemas['PersonLine']
type Counted = keyof Schemas['PersonEnd']

export interface Person {
  recordId: string
  keys: readonly { name: string; value: string }[]
}

/** What another area has about a person, a line each. */
export type PersonPart = (scope: Scope, person: Person) => AsyncIterable<PersonLine>

const ROWS_AT_ONCE = 100

/** Streams everything about one person, generated while it is read. Free. */
export const createPersonExporter =
  ({ definitionsOf, parts }: { definitionsOf: DefinitionsOf; parts: readonly PersonPart[] }) =>
  async (
    { scope, principal }: BillingContext,
    request: Schemas['ExportPersonRequest'],
  ): Promise<Stream<'application/x-ndjson'>> => {
    const { id: recordId, keys } = await requireRecord(scope, requireIdentity(request))
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const person = { recordId, keys }
    async function* lines(): AsyncGenerator<PersonLine> {
      for await (const batch of linesOfRecord(scope, recordId, collections))
        for (const line of batch) if ('record' in line || 'memory' in line) yield line
      for (const part of [deletedOf, ...parts]) yield* part(scope, person)
    }
    return { type: 'application/x-ndjson', pieces: counted(lines()), failed: error => write({ error }) }
  }

const write = (line: PersonLine): string => `${JSON.stringify(line)}\n`

async function* counted(lines: AsyncIterable<PersonLine>): AsyncGenerator<string> {
  const end = { record: 0, memory: 0, deleted: 0, media: 0, profile: 0, sent: 0, received: 0 }
  for await (const line of lines) {
    for (const kind of Object.keys(line)) if (kind in end) end[kind as Counted]++
    yield write(line)
  }
  yield write({ end })
}

async function* deletedOf(scope: Scope, { recordId }: Person): AsyncGenerator<PersonLine> {
  for (let last = '0'; ; ) {
    const rows = await deletedRows(scope, recordId, last, ROWS_AT_ONCE)
    for (const { position, recoverableUntil, ...deleted } of rows) {
      yield { deleted: { ...deleted, recoverableUntil: recoverableUntil.toISOString() } }
      last = position
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
}
