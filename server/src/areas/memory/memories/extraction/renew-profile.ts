import type { Models } from '../../../../models/port.ts'
import type { WrittenProfile } from '../../../../models/profile.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import { findBadText } from '../../../../platform/values/unicode.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { valueLines, wordsOfKeys } from '../../properties/read-profile.ts'
import { propertiesOf } from '../../properties/sql/read.ts'
import { displayNameOf } from '../../records/display-names.ts'
import { MAX_SOURCES, type ProfileLine, restsOn, toLine, withLines } from '../../records/profile/profile.ts'
import { countFacts, type FactRow, factsOf, MAX_FACTS, storedProfile, writeProfile } from '../../records/profile/sql.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { recordLabels } from '../../records/sql/labels.ts'
import { oneLine } from '../../text-format.ts'
import type { ProfileRenewal } from '../sql/extractions.ts'
import { failureOf } from './attempt.ts'
import { endRow, postponeRow, RETRY_SECONDS } from './rows.ts'

/** Renews the profile of a record with the model. Of two processes that do so, the first one to end has written it. */
export type ProfileRenewer = (
  scope: Scope,
  row: ProfileRenewal & { definitionsVersion: number },
  signal: AbortSignal,
) => Promise<void>

/** A fact that a line can rest on, and the memories that state it. What only a line of the profile still has is undated. */
interface Fact {
  text: string
  memoryIds: string[]
  timestamp?: Date | undefined
}

/** Values that the model gets. */
const MAX_VALUES = 40
/** Memories of a fact that are kept as its sources. */
const MAX_MEMORIES = 3

export function createProfileRenewer({
  models,
  definitionsOf,
}: {
  models: Models
  definitionsOf: DefinitionsOf
}): ProfileRenewer {
  async function renew(scope: Scope, row: Parameters<ProfileRenewer>[1], signal: AbortSignal): Promise<void> {
    const recordId = row.memoryId
    const stored = await storedProfile(scope, recordId)
    const newest = await factsOf(scope, recordId)
    if (!models.writeProfile || !stored?.profile || newest.length === 0) return void (await endRow(scope, row))
    const { keys, profile } = stored
    const facts = withEarlier(newest, profile.lines)
    const [label] = await recordLabels(scope, [recordId])
    const name = label ? displayNameOf(label) : recordId
    const names = `${name} ${wordsOfKeys(keys)}`
    const collections = await definitionsOf(scope, row.definitionsVersion)
    const values = valueLines(await propertiesOf(scope, recordId), collections).slice(0, MAX_VALUES)
    const { pinned = [], earlier = [] } = Object.groupBy(profile.lines, one => (one.pinned ? 'pinned' : 'earlier'))
    const written = await models.writeProfile(scope, {
      name,
      facts,
      known: values.map(({ text }) => text),
      earlier: earlier.map(({ text }) => text),
      pinned: pinned.map(({ text }) => text),
      removed: profile.removed.map(({ text }) => text),
      now: await scope.now(),
      signal,
    })
    const known = { names, values: values.map(({ text }) => text).join('\n') }
    await scope.retriedTransaction(async () => {
      await lockForChange(scope, [recordId])
      if (!(await endRow(scope, row))) return
      // callers may have changed it meanwhile
      const current = (await storedProfile(scope, recordId))?.profile
      if (!current) return
      const found = supported(written, facts, known)
      // a model that states nothing takes nothing away
      const lines = withLines(current, found.length > 0 ? found : current.lines, names)
      await writeProfile(scope, recordId, { lines, removed: current.removed }, profile.unread ?? 0)
      // facts that came while the model wrote
      await countFacts(scope, recordId, 0, row.requestId)
    })
  }

  return async (scope, row, signal) => {
    try {
      await renew(scope, row, signal)
    } catch (error) {
      if (signal.aborted) await postponeRow(scope, row, RETRY_SECONDS[0])
      if (signal.aborted) throw error
      const { attempt, wait, isFree } = failureOf(error, row, true)
      // the profile stands until there are more facts
      if (attempt.outcome === 'pending') await postponeRow(scope, row, wait, isFree)
      else await endRow(scope, row)
      if (!(error instanceof ApiError)) throw error
    }
  }
}

/** The facts that lines of the profile rest on, with the newest ones: an old line is kept only if its facts are there. */
function withEarlier(newest: readonly FactRow[], lines: readonly ProfileLine[]): Fact[] {
  const earlier = lines.flatMap(({ sources }) =>
    sources.flatMap(({ memoryId, text }) => (text === undefined ? [] : [{ memoryId, text }])),
  )
  const room = MAX_FACTS - Math.min(earlier.length, MAX_FACTS / 2)
  const facts = new Map<string, Fact>()
  const all: (Omit<FactRow, 'timestamp'> & { timestamp?: Date })[] = [...earlier, ...newest.slice(0, room).toReversed()]
  for (const { text, memoryId, timestamp } of all) {
    const fact = facts.get(text) ?? { text, memoryIds: [] }
    // the last time that it was said
    facts.delete(text)
    facts.set(text, { text, memoryIds: [...new Set([...fact.memoryIds, memoryId])].slice(-MAX_MEMORIES), timestamp })
  }
  return [...facts.values()]
}

/** The lines that say what their facts say, and nothing else. */
const supported = (
  { lines }: WrittenProfile,
  facts: readonly Fact[],
  known: { names: string; values: string },
): ProfileLine[] =>
  lines.flatMap(({ text, facts: numbers }) => {
    const line = oneLine(text)
    const sources = numbers.flatMap(number => facts[number] ?? [])
    const said = sources.map(fact => `${fact.text}\n${fact.timestamp ? dayOf(fact.timestamp) : ''}`)
    if (findBadText(line) || !restsOn(line, [...said, known.names].join('\n'), known.values)) return []
    return [
      toLine(
        line,
        sources.flatMap(fact => fact.memoryIds.map(memoryId => ({ memoryId, text: fact.text }))).slice(0, MAX_SOURCES),
      ),
    ]
  })

/** A day in the two ways that a line may write it. */
const dayOf = (time: Date): string =>
  `${time.toISOString().slice(0, 10)} ${time.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`
