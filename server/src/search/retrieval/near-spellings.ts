import { nearSpellings, stemKey, stemsOf } from '@keepsake/english'
import type { Scope } from '../../platform/database/scope.ts'
import type { Question, Term } from '../scoring/question.ts'
import type { Statistics } from '../scoring/score.ts'
import { bySearchScope, havingAny, SCOPES, type SearchScope } from '../search-scope.ts'

/** Words of a question of which neighbors are looked up. */
const MAX_MISSPELLED = 3
/** Passages that are read to see which neighbor they have. */
const MAX_READ = 200
/** Neighbors of one word that are searched for. */
const MAX_NEIGHBORS = 4

const HAVING_NEIGHBORS = bySearchScope(
  () => `
WITH ${SCOPES}
SELECT d.keys FROM search.documents d WHERE ${havingAny('(SELECT key FROM unnest($4::integer[]) AS near(key))')} LIMIT ${MAX_READ}`,
)

/**
 * The question with the nearest spelling that the texts have for each word that they do not have; the same question if
 * there is none. One or two statements for each such word, which are rare.
 */
export async function withNearSpellings(
  scope: Scope,
  searchScope: SearchScope,
  question: Question,
  statistics: Statistics,
): Promise<Question> {
  const unknown = question.terms.filter((_, t) => {
    const { passages = 0, spoken = 0, related = 0 } = statistics.terms[t] ?? {}
    return passages + spoken + related === 0
  })
  const corrected = new Map<Term, Term>()
  for (const term of unknown) {
    const near = corrected.size < MAX_MISSPELLED ? nearSpellings(term.word) : undefined
    if (!near) continue
    const found = (await present(scope, searchScope, near.once)) ?? (await present(scope, searchScope, near.twice()))
    if (found) corrected.set(term, { ...term, ...found })
  }
  return corrected.size === 0
    ? question
    : { ...question, terms: question.terms.map(term => corrected.get(term) ?? term) }
}

/** Of the words, the one in most passages, and the others as related words. */
async function present(
  scope: Scope,
  searchScope: SearchScope,
  words: ReadonlySet<string>,
): Promise<Pick<Term, 'stem' | 'key' | 'surfaces' | 'related'> | undefined> {
  const byKey = new Map([...words].flatMap(word => stemsOf(word).map(stem => [stemKey(stem), { word, stem }] as const)))
  if (byKey.size === 0) return undefined
  const rows = await scope.query<{ keys: number[] }>(HAVING_NEIGHBORS(searchScope), [
    ...searchScope.values,
    [...byKey.keys()],
  ])
  const counts = new Map<number, number>()
  for (const key of rows.flatMap(({ keys }) => keys)) if (byKey.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key)
  const best = first === undefined ? undefined : byKey.get(first)
  if (first === undefined || !best) return undefined
  return { stem: best.stem, key: first, surfaces: [best.word], related: others.slice(0, MAX_NEIGHBORS - 1) }
}
