import type { Schemas } from '../../../contract/schemas.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import { type BillingContext, charge } from '../../../platform/credits/credits.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { orderSessions } from '../../../search/indexing/session-order.ts'
import type { SearchDocument } from '../../../search/types.ts'
import type { CollectionDefinition, DefinitionsOf } from '../definitions.ts'
import { checkMetadata } from '../memories/request/read-request.ts'
import { PRICES } from '../prices.ts'
import type { Profile } from '../records/profile/profile.ts'
import { findIds, type ImportIds } from './import-ids.ts'
import {
  memoriesBehind,
  problemOf,
  type ReadContent,
  readContents,
  toMemoryRow,
  toProfileRow,
  toPropertyRow,
} from './import-rows.ts'
import { heldByName, type Placed, place, type Subject, type SubjectFields, Subjects } from './import-subjects.ts'
import type { PortableMemory, PortableRecord } from './portable.ts'
import * as statements from './sql/import.ts'
import { addUsage } from './usage.ts'

type Outcome = Schemas['ImportResponse']['data']

/** A line of the request with its record. */
interface Line<Content> {
  content: Content
  path: string
  subject: Subject
}

interface Lines {
  records: Line<PortableRecord>[]
  memories: Line<PortableMemory>[]
  subjects: Subject[]
  problems: ErrorDetail[]
}

/**
 * Adds the content of an export to the existing data without changing any of it. The valid lines of a call are added
 * all or nothing; invalid lines are skipped and reported.
 * @returns a function that imports a file; call it in a transaction
 */
export const createImporter =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (billing: BillingContext, request: Schemas['ImportRequest']): Promise<() => Promise<Outcome>> => {
    const { scope, principal } = billing
    const lines = readLines(request)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const now = new Date().toISOString()
    const contents = await readContents(request.memories ?? [], now)
    return () => add(billing, lines, { contents, request, collections, now })
  }

function readLines({ records = [], memories = [] }: Schemas['ImportRequest']): Lines {
  const subjects = new Subjects()
  const problems: ErrorDetail[] = []
  const read = <Content extends SubjectFields>(
    contents: readonly Content[],
    name: string,
    wrongIn: (content: Content, path: string) => readonly ErrorDetail[] = () => [],
  ): Line<Content>[] =>
    contents.flatMap((content, n) => {
      const path = `body.${name}.${n}`
      const wrong = wrongIn(content, path)
      problems.push(...wrong)
      // a skipped line creates no record either
      if (wrong.length > 0) return []
      const subject = subjects.of(content)
      if (typeof subject !== 'string') return [{ content, path, subject }]
      problems.push({ path, message: subject })
      return []
    })
  const about = read(records, 'records')
  // the creation time of a memory is not that of its record
  const own = read(
    memories.map(memory => ({ ...memory, memory, createdAt: undefined })),
    'memories',
    ({ memory }, path) => wrongInMemory(memory, path),
  )
  return {
    records: about,
    memories: own.map(({ content, ...line }) => ({ ...line, content: content.memory })),
    subjects: subjects.all,
    problems,
  }
}

async function add(
  billing: BillingContext,
  lines: Lines,
  {
    contents,
    request: { usage, includeUnchanged },
    collections,
    now,
  }: {
    contents: ReadonlyMap<PortableMemory, ReadContent>
    request: Schemas['ImportRequest']
    collections: readonly CollectionDefinition[]
    now: string
  },
): Promise<Outcome> {
  const { scope, principal } = billing
  const problems = [...lines.problems]
  const { placed, ids } = await placeAll(scope, lines)
  const placeOf = ({ subject, path }: Line<unknown>): Placed | undefined => {
    const found = placed.get(subject)
    if (typeof found !== 'string') return found
    problems.push({ path, message: found })
    return undefined
  }
  const idBySlug = new Map(collections.map(({ id, slug }) => [slug, id]))
  const collectionOf = (slug: string | undefined, path: string): string | undefined => {
    if (slug === undefined) return ''
    const id = idBySlug.get(slug)
    if (id === undefined)
      problems.push({ path, message: `names the collection ${slug}, which is not here: create it, and import again` })
    return id
  }

  /** The lines that are right, and whether each has added something. */
  const outcomes: { path: string; isAdded: () => boolean }[] = []
  const properties = new Map<string, statements.ImportedProperty>()
  const profiles = new Map<string, Profile>()
  const begun = new Set<string>()
  for (const line of lines.records) {
    const record = placeOf(line)
    const own: string[] = []
    if (record) {
      const { id, isNew, keys } = record
      const isMore = (isNew || keys.length > 0) && !begun.has(id)
      begun.add(id)
      const { profile } = line.content
      if (profile) profiles.set(id, toProfileRow(profile, ids))
      const isAdded = () => isMore || (profile && profiled.has(id)) || own.some(name => names.has(name))
      outcomes.push({ path: line.path, isAdded })
    }
    for (const [n, property] of (record && line.content.properties ? line.content.properties : []).entries()) {
      const path = `${line.path}.properties.${n}`
      const problem = problemOf(property)
      if (problem !== undefined) problems.push({ path, message: problem })
      const collectionId = collectionOf(property.collection, `${path}.collection`)
      if (!record || problem !== undefined || collectionId === undefined) continue
      const row = toPropertyRow(property, record, collectionId, { now, ids, actor: actorOf(principal) })
      const name = statements.nameOfProperty(row)
      if (properties.has(name)) continue
      properties.set(name, row)
      own.push(name)
    }
  }

  const memories = new Map<string, { row: statements.ImportedMemory; document: SearchDocument }>()
  let known = 0
  for (const [n, line] of lines.memories.entries()) {
    const { content, path } = line
    const record = placeOf(line)
    const collectionId = record && collectionOf(content.workspace, `${path}.workspace`)
    const read = contents.get(content)
    if (!record || !read || collectionId === undefined) continue
    const id = content.memoryId === undefined ? newId('mem') : ids.here(content.memoryId)
    const isKnown = memories.has(id) || (content.memoryId !== undefined && ids.known(content.memoryId) !== undefined)
    outcomes.push({ path, isAdded: () => !isKnown && stored.has(id) })
    if (isKnown) known++
    else
      memories.set(id, {
        row: toMemoryRow(content, read, record, { n, id, collectionId: collectionId || null, now }),
        document: { ...read.document, id },
      })
  }

  const records = [...placed.values()].filter(each => typeof each !== 'string')
  const rows = [...memories.values()].map(({ row }) => row)
  const documents = [...memories.values()].map(({ document }) => document)
  const outcome = await statements.addLines(scope, {
    records: recordLines(placed),
    profiles: [...profiles].map(([record_id, profile]) => ({ record_id, profile })),
    properties: [...properties.values()],
    memories: rows,
    documents,
  })
  const [profiled, names, stored] = [new Set(outcome.profiled), new Set(outcome.names), new Set(outcome.stored)]
  await restoreOrder(scope, lines.memories)
  await charge(billing, 'importMemory', stored.size * PRICES.importMemory)
  const used = usage && (await addUsage(scope, usage, idBySlug))
  problems.push(...(used?.problems ?? []))
  for (const n of (usage ?? []).keys())
    outcomes.push({ path: `body.usage.${n}`, isAdded: () => used?.changedLines.has(n) === true })
  const created = records.filter(({ isNew }) => isNew).length
  return {
    creditsCharged: stored.size * PRICES.importMemory,
    records: { created, known: records.length - created },
    properties: { added: outcome.added, known: properties.size - outcome.added },
    memories: { stored: stored.size, duplicates: known + memories.size - stored.size },
    ...(used && { usage: { changed: used.changed, known: used.known } }),
    problems,
    ...(includeUnchanged && { unchanged: outcomes.flatMap(({ path, isAdded }) => (isAdded() ? [] : path)) }),
  }
}

/** Finds the record of each subject and assigns ids to new records. */
async function placeAll(
  scope: Scope,
  { subjects, records, memories }: Lines,
): Promise<{ placed: Map<Subject, Placed | string>; ids: ImportIds }> {
  const ids = await findIds(scope, [
    ...subjects.flatMap(({ givenId }) => givenId ?? []),
    ...memories.flatMap(({ content }) => content.memoryId ?? []),
    ...records.flatMap(({ content }) => (content.properties ?? []).flatMap(memoriesBehind)),
    ...records.flatMap(({ content }) =>
      [...(content.profile?.lines ?? []), ...(content.profile?.removed ?? [])].flatMap(line =>
        line.sources.map(source => source.memoryId),
      ),
    ),
  ])
  const keys = subjects.flatMap(subject => [...subject.keys.values()])
  const held = heldByName(await statements.heldKeys(scope, keys))
  return { placed: new Map(subjects.map(subject => [subject, place(subject, ids, held)])), ids }
}

function recordLines(placed: ReadonlyMap<Subject, Placed | string>): statements.RecordLine[] {
  const lines = new Map<string, statements.RecordLine>()
  for (const [{ createdAt = null }, record] of placed) {
    if (typeof record === 'string') continue
    const { id, type, isNew, keys } = record
    const missing = [...(lines.get(id)?.missing ?? []), ...keys.map(({ name, value }) => ({ name, value }))]
    lines.set(id, { record_id: id, type, is_new: isNew, created_at: createdAt, missing })
  }
  return [...lines.values()]
}

function wrongInMemory(memory: PortableMemory, path: string): readonly ErrorDetail[] {
  const { content, metadata, sessionId, occurrence } = memory
  if (content.trim() === '') return [{ path: `${path}.content`, message: 'must have more in it than white space' }]
  if (occurrence !== undefined && sessionId === undefined)
    return [{ path: `${path}.occurrence`, message: 'counts turns of a session: add the sessionId, or remove it' }]
  try {
    checkMetadata(metadata, path)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.details ?? []
  }
}

/** Restores the order of turns in sessions: records are imported one by one, but a session may be about several. */
async function restoreOrder(scope: Scope, memories: readonly Line<PortableMemory>[]): Promise<void> {
  const sessions = memories.flatMap(({ content }) => (content.memoryId === undefined ? [] : (content.sessionId ?? [])))
  if (sessions.length === 0) return
  const moved = await orderSessions(scope, 'memory', [...new Set(sessions)])
  if (moved.length > 0) await statements.moveMemories(scope, moved)
}
