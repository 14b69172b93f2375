import type { Schemas } from '../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { type BillingContext, charge, requireCredits } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { findProject } from '../documents/projects.ts'
import { findChunks } from '../documents/search.ts'
import type { FoundChunk } from '../documents/sql/read-chunks.ts'
import { PRICES } from '../prices.ts'
import type { CallSource, SourceAnswer } from './call-source.ts'
import { MAX_SOURCES, type Source } from './source.ts'

type Result = Schemas['ExternalResult']
type Report = Schemas['SourceReport']

/** Of reciprocal rank fusion (Cormack et al., 2009). */
const RANK_CONSTANT = 60

interface Dependencies {
  embedQuery: EmbedQuery
  callSource: CallSource
}

export type SearchExternal = (
  billing: BillingContext & { scope: TenantScope },
  request: Schemas['ExternalSearchRequest'],
  signal: AbortSignal,
) => Promise<Omit<Schemas['ExternalSearchResponse'], 'success'>>

/** Searches external sources and projects at the same time. What fails is reported, and the rest still answers. */
export const createExternalSearch =
  ({ embedQuery, callSource }: Dependencies): SearchExternal =>
  async (billing, { query, limit, sources: names, includeProjects, ...fields }, signal) => {
    const { scope, principal } = billing
    requireCredits(principal, PRICES.externalRagSearch)
    if (!includeProjects) await findProject(scope, fields)
    const sources = await readSources(scope, names)
    const request = { query, limit, livemode: scope.livemode, signal }
    const [own, ...answers] = await Promise.all([
      includeProjects ? findChunks(scope, embedQuery, { query, limit, ...fields }) : { chunks: [] },
      ...sources.map(source => reported(source, callSource(source, request))),
    ])
    const lists = [own.chunks.map(fromChunk), ...answers.map(({ results }) => results)]
    const hasFailed =
      own.chunks.length === 0 && answers.length > 0 && answers.every(({ report }) => report.status === 'failed')
    if (!hasFailed) await charge(billing, 'searchExternalRag', PRICES.externalRagSearch)
    const { chunks: _chunks, ...noted } = own
    return { results: fused(lists, limit), sources: answers.map(({ report }) => report), ...noted }
  }

/** @throws ApiError `not_found_error` if a name is not that of a source */
async function readSources(scope: TenantScope, names: readonly string[] | undefined): Promise<Source[]> {
  const where = names ? { name: { in: [...names] } } : { enabled: true }
  const sources = await scope.prisma(models =>
    models.externalRagSource.findMany({ where, orderBy: { id: 'asc' }, take: MAX_SOURCES }),
  )
  const missing = names?.find(name => !sources.some(source => source.name === name))
  if (missing !== undefined) throw noSource(missing)
  return sources
}

export const noSource = (name: string): ApiError =>
  new ApiError('not_found_error', `No external source is named ${name}. Configure it first.`)

async function reported(
  { name }: Source,
  answering: Promise<SourceAnswer>,
): Promise<{ results: Result[]; report: Report }> {
  const started = performance.now()
  const { steps, results } = await answering
  const failed = steps.find(({ ok }) => !ok)
  const durationMs = Math.round(performance.now() - started)
  return {
    results: results.map(({ content, score }) => ({
      origin: 'external',
      source: name,
      content,
      score: 0,
      ...(score !== undefined && { sourceScore: score }),
    })),
    report: {
      name,
      status: failed ? 'failed' : 'ok',
      ...(failed && { message: failed.message }),
      count: results.length,
      durationMs,
    },
  }
}

const fromChunk = ({
  createdAt: _created,
  project,
  content,
  score: _score,
  matched: _matched,
  passage: _passage,
  highlights: _highlights,
  ...place
}: FoundChunk): Result => ({
  origin: 'project',
  source: project,
  content,
  score: 0,
  document: place,
})

/**
 * Merges lists by reciprocal rank: each result scores 1 / (60 + rank) in each list that has its text. The score is the share of
 * what the first result of all lists would have, 0..1.
 */
function fused(lists: readonly (readonly Result[])[], limit: number): Result[] {
  const merged = new Map<string, Result>()
  const answered = lists.filter(({ length }) => length > 0).length
  for (const list of lists) {
    const counted = new Set<string>()
    for (const [rank, result] of list.entries()) {
      const text = result.content.replace(/\s+/g, ' ').trim()
      // what a list repeats counts once
      if (counted.size === counted.add(text).size) continue
      const known = merged.get(text)
      const score = (known?.score ?? 0) + (RANK_CONSTANT + 1) / (RANK_CONSTANT + rank + 1) / answered
      merged.set(text, { ...(known ?? result), score })
    }
  }
  return [...merged.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(result => ({ ...result, score: Math.round(result.score * 1e4) / 1e4 }))
}
