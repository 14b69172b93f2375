const IMPORTED =
  'createGuideline, getMe, listCollections, listGuidelines, listMembers, listWebhooks, memorize, recall, search, upsert'

const END = `
console.log(JSON.stringify({
  statuses: [me, stored, written, recalled, found, made, guidelines, collections, members, webhooks].map(statusOf),
  texts,
  names,
}))
`

/** Ten calls with a client of \`@hey-api/openapi-ts\`. */
export const HEY_API = `
import { client } from './hey-api/client.gen'
import { ${IMPORTED} } from './hey-api/sdk.gen'

declare const process: { env: Record<string, string | undefined> }
const { SERVER = '', KEY = '' } = process.env
// an operation takes an API key or the key of the server
client.setConfig({ baseUrl: SERVER, auth: ({ scheme }) => (scheme === 'bearer' ? KEY : undefined) })

const email = 'dana.reyes@northwind.example'
const throwOnError = true
const records = [{ key: { email }, properties: { 'Job title': 'VP' } }]
const me = await getMe({ throwOnError })
const stored = await memorize({ body: { email, content: 'Dana prefers calls before noon.' }, throwOnError })
const written = await upsert({ body: { records }, throwOnError })
const recalled = await recall({ body: { email, query: 'When to call?' }, throwOnError })
const found = await search({ body: { query: 'Dana' }, throwOnError })
const made = await createGuideline({ body: { name: 'Refunds', value: '# Refunds' }, throwOnError })
const guidelines = await listGuidelines({ query: { limit: 1 }, throwOnError })
const collections = await listCollections({ throwOnError })
const members = await listMembers({ throwOnError })
const webhooks = await listWebhooks({ throwOnError })
const texts: string[] = recalled.data.data.map(({ content }) => content)
const names: string[] = guidelines.data.data.map(({ name }) => name)
const statusOf = ({ response }: { response: Response }): number => response.status
${END}`

/** The same with a client of \`orval\`. */
export const ORVAL = `
import { ${IMPORTED} } from './orval/client'

declare const process: { env: Record<string, string | undefined> }
const options = { headers: { Authorization: \`Bearer \${process.env.KEY}\` } }
const email = 'dana.reyes@northwind.example'
const records = [{ key: { email }, properties: { 'Job title': 'VP' } }]
const me = await getMe(options)
const stored = await memorize({ email, content: 'Dana prefers calls before noon.' }, options)
const written = await upsert({ records }, options)
const recalled = await recall({ email, query: 'When to call?' }, options)
const found = await search({ query: 'Dana' }, options)
const made = await createGuideline({ name: 'Refunds', value: '# Refunds' }, options)
const guidelines = await listGuidelines({ limit: 1 }, options)
const collections = await listCollections({}, options)
const members = await listMembers({}, options)
const webhooks = await listWebhooks({}, options)
const texts: string[] = recalled.status === 200 ? recalled.data.data.map(({ content }) => content) : []
const names: string[] = guidelines.status === 200 ? guidelines.data.data.map(({ name }) => name) : []
const statusOf = ({ status }: { status: number }): number => status
${END}`
