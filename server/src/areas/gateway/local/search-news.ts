import { CUSTOM_PLAN, type Scope } from '../../../platform/database/scope.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { DEEPEST, type Filters, listOf, type PageOf, rangeOf } from '../filters.ts'
import { Conditions } from './conditions.ts'
import { contactDetails } from './contact-details.ts'
import { type Forms, fitting } from './forms.ts'
import { term } from './terms.ts'

interface NewsRow {
  id: string
  url: string
  published_at: string
  details: JsonObject
}

/** Published texts: an address in them is the newspaper's. */
export const ARTICLE_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'snippet',
  'domain',
  'organization_ids',
  'event_categories',
])

export const ARTICLE_FORMS: Forms = { title: 'text' }

export const categoryTerm = (category: string): string => term('c', category.toLowerCase())

/** Reads one page of articles, newest first, and how many there are. SQL: the conditions are built from the filters. */
export async function findNews(
  scope: Scope,
  filters: Filters,
  { page, perPage }: PageOf,
): Promise<{ articles: JsonObject[]; total: number | undefined }> {
  const conditions = new Conditions()
  conditions.anyOf(
    'n.terms',
    listOf(filters, 'organization_ids').map(id => [term('o', id)]),
  )
  conditions.anyOf(
    'n.terms',
    listOf(filters, 'categories').map(category => [categoryTerm(category)]),
  )
  conditions.range('n.published_at', rangeOf(filters, 'published_at'), 'date')
  const from = `FROM gateway_news_articles n WHERE n.tenant_id = $1${conditions.sql}`
  const [counted] = await scope.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 ${from} LIMIT ${DEEPEST + 1}) AS counted ${CUSTOM_PLAN}`,
    conditions.values,
  )
  const rows = await scope.query<NewsRow>(
    `SELECT n.id, n.url, n.published_at::text AS published_at, n.details ${from}
     ORDER BY n.published_at DESC, n.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage} ${CUSTOM_PLAN}`,
    conditions.values,
  )
  const articles = rows.map(({ details, ...row }) => ({
    title: null,
    snippet: null,
    ...contactDetails(fitting(details, ARTICLE_FORMS), ARTICLE_FIELDS).rest,
    ...row,
  }))
  const total = counted?.n ?? 0
  return { articles, total: total > DEEPEST ? undefined : total }
}
