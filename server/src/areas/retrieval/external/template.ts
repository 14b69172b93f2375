interface Values {
  query: string
  limit: number
}

export const defaultTemplate = (method: string): string =>
  method === 'GET' ? 'query={{query}}&limit={{limit}}' : '{"query": "{{query}}", "limit": {{limit}}}'

const PLACEHOLDER = /\{\{(query|limit)\}\}/g

const replaced = (template: string, { query, limit }: Values, encode: (text: string) => string): string =>
  template.replaceAll(PLACEHOLDER, (_, name) => (name === 'limit' ? String(limit) : encode(query)))

/** The JSON body of a call: the query is escaped, so that it stays within its string. */
export const bodyFor = (template: string, values: Values): string =>
  replaced(template, values, text => JSON.stringify(text).slice(1, -1))

/** The URL of a call with GET: the query string of the template follows that of the URL. */
export function urlFor(url: string, template: string, values: Values): string {
  const target = new URL(url)
  const added = replaced(template, values, encodeURIComponent).replace(/^\?/, '')
  target.search = target.search === '' ? added : `${target.search}&${added}`
  return target.href
}
