import type { Schemas } from '../../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import { type BillingContext, charge, requireCredits } from '../../../../platform/credits/credits.ts'
import { type DefinitionsOf, requireWorkspace } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { readProfile, toWireProfile } from '../../properties/read-profile.ts'
import { propertiesOf } from '../../properties/sql/read.ts'
import { toPropertyValue } from '../../properties/wire.ts'
import { recordUnlessUnknown } from '../../records/entity/lookup.ts'
import { nameFrom, requireIdentity } from '../../records/identity.ts'
import type { Profile } from '../../records/profile/profile.ts'
import { answering } from '../recall/context.ts'
import { find, type Sought } from '../recall/find.ts'
import type { FindMedia, NewestMedia } from '../recall/media.ts'
import { readQuery } from '../recall/read-query.ts'
import { type MemoryRow, memoriesByIds, newestMemories } from '../sql/read.ts'
import { toSuperseding } from '../wire.ts'
import type { ComposedDigest } from './compose-digest.ts'
import { type DigestMemories, digestOf } from './digest-of.ts'
import { filesFor } from './files.ts'

/** Memories to consider: enough of a long life that its beginning is among them. */
const NEWEST = 1_000
const FOCUSED = 50

export interface DigestDependencies {
  definitionsOf: DefinitionsOf
  embedQuery: EmbedQuery
  findMedia: FindMedia
  newestMedia: NewestMedia
}

/** Everything known about one record, as Markdown for a prompt. */
export const createDigester = (dependencies: DigestDependencies) => {
  const read = createDigestReader(dependencies)
  return async (
    billing: BillingContext,
    request: Schemas['DigestRequest'],
  ): Promise<Omit<Schemas['DigestResponse'], 'success'>> => {
    requireCredits(billing.principal, PRICES.smartMemoryDigest)
    const found = await read(billing, request)
    if (!found) return { digest: '', properties: [], memories: [], tokenEstimate: 0 }
    const { composed, profile } = found
    await charge(billing, 'smartMemoryDigest', PRICES.smartMemoryDigest)
    return {
      digest: composed.digest,
      ...(profile && { profile: toWireProfile(profile) }),
      properties: composed.properties,
      memories: composed.memories.map(({ id, content, timestamp, speaker, actionId, superseded }) => ({
        id,
        content,
        timestamp: timestamp.toISOString(),
        ...(speaker !== null && { speaker }),
        ...(actionId !== null && { actionId }),
        ...(superseded && { supersededBy: superseded.map(toSuperseding) }),
      })),
      tokenEstimate: estimateDatedTokens(composed.digest),
    }
  }
}

/** Like `createDigester`, without a charge. Undefined if the record is unknown and `ifUnknown` is `empty`. */
export const createDigestReader =
  (dependencies: DigestDependencies) =>
  async (
    { scope, principal }: Pick<BillingContext, 'scope' | 'principal'>,
    request: Schemas['DigestRequest'],
  ): Promise<{ recordId: string; composed: ComposedDigest; profile: Profile | undefined } | undefined> => {
    const { definitionsOf } = dependencies
    const { actionId, asOf } = request
    const record = await recordUnlessUnknown(scope, requireIdentity(request), request.ifUnknown)
    if (!record) return undefined
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    if (actionId !== undefined) requireWorkspace(collections, actionId, 'body')
    const stored = request.includeProperties ? await propertiesOf(scope, record.id, { asOf }) : []
    const rows = actionId === undefined ? stored : stored.filter(({ collectionId }) => collectionId === actionId)
    const told = request.includeMemories
      ? await memoriesFor(
          { scope, principal },
          { recordId: record.id, actionId, ...(asOf !== undefined && { until: new Date(asOf) }) },
          request.focus,
          dependencies,
        )
      : { focused: [], newest: [] }
    const properties = rows.map(row => toPropertyValue(row, collections))
    const title = nameFrom(record.keys) ?? record.id
    // a profile is of today, and of all workspaces
    const isNow = request.includeProfile && asOf === undefined && actionId === undefined
    const profile = isNow
      ? await readProfile(scope, record.id, collections, request.includeProperties ? stored : undefined)
      : undefined
    // what is composed of values and facts stands below
    const lines = profile?.lines.filter(({ composed }) => !composed).map(({ text }) => text)
    const composed = digestOf(title, properties, { ...told, profile: lines }, request.tokenBudget)
    return { recordId: record.id, composed, profile }
  }

async function memoriesFor(
  caller: Pick<BillingContext, 'scope' | 'principal'>,
  filter: Pick<Sought, 'recordId' | 'actionId' | 'until'>,
  focus: string | undefined,
  { embedQuery, ...media }: DigestDependencies,
): Promise<DigestMemories> {
  const { scope } = caller
  const { until } = filter
  const known = (memories: MemoryRow[]): MemoryRow[] =>
    until ? memories.map(memory => knownBy(until, memory)) : memories
  const newest = known(await newestMemories(scope, filter, { limit: NEWEST }))
  if (focus === undefined) return { focused: [], newest, files: await filesFor(scope, filter, undefined, media) }
  const { sought } = await readQuery(embedQuery, caller, focus)
  const hits = await find(scope, focus, { ...filter, ...sought }, FOCUSED)
  const found = await memoriesByIds(
    scope,
    hits.map(({ id }) => id),
  )
  const passages = await answering(focus, found, new Map(hits.map(hit => [hit.id, hit])))
  const focused = known(found).map(memory => {
    const passage = passages.get(memory.id)
    return { ...memory, ...(passage && { passage }) }
  })
  const files = await filesFor(scope, filter, { text: focus, meaning: sought.meaning }, media)
  return { focused, newest, files }
}

/** A memory with the later values that were known at a time. */
function knownBy(time: Date, memory: MemoryRow): MemoryRow {
  const superseded = memory.superseded?.filter(({ timestamp }) => new Date(timestamp) <= time)
  return { ...memory, superseded: superseded?.length ? superseded : null }
}
