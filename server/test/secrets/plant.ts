import { generate } from 'selfsigned'
import type { ScriptedMcpServer } from '../support/mcp-server.ts'
import { AUDIO } from '../support/media-files.ts'
import type { CallOptions, TestAnswer, TestApp } from '../support/test-app.ts'
import type { Needles } from './needles.ts'

/** What the secrets are given to. */
export interface Ground {
  app: TestApp
  /** Calls as the owner of test data. Notes the places of planted secrets, and what the answer repeats. */
  call(method: string, path: string, body?: object, options?: CallOptions): Promise<TestAnswer>
  needles: Needles
  /** A receiver that fails and repeats all that it was sent. */
  echo: string
  toolServer: ScriptedMcpServer
}

/** Gives a secret in every place of the spec, and lets what uses it fail. @returns paths that read it again */
export async function plant(ground: Ground): Promise<string[]> {
  const subscriptions = await plantSubscriptions(ground)
  const others = [await plantSources(ground), await plantServices(ground), await plantAccounts(ground)]
  await failModels(ground)
  return [...subscriptions, ...others.flat()]
}

/** How the two kinds of subscriptions write the fields of `auth`. */
const KINDS = [
  {
    path: 'webhooks',
    url: 'token_url',
    id: 'client_id',
    secret: 'client_secret',
    key: 'private_key',
    log: '/deliveries',
  },
  { path: 'destinations', url: 'tokenUrl', id: 'clientId', secret: 'clientSecret', key: 'privateKey', log: '/logs' },
] as const

async function plantSubscriptions({ call, needles, echo }: Ground): Promise<string[]> {
  const { make, makeSigning } = needles
  const rest = (name: string) => ({
    url: `${echo}/${make(`${name}Path`)}?key=${make(`${name}Query`)}`,
    headers: { 'x-team-key': make(`${name}Header`) },
  })
  const paths: string[] = []
  for (const { path, log, ...names } of KINDS) {
    const kinds = [bearer, basic, oauth, mtls]
    for (const kind of kinds) {
      const own = path === 'webhooks' ? { secret: makeSigning('Signing') } : { name: 'Warehouse' }
      const body = { ...own, ...rest('Hook'), events: ['*'], auth: await kind(needles, echo, names) }
      const { id } = (await call('POST', path, body)).body.data
      await call('PATCH', `${path}/${id}`, { ...rest('New'), auth: await kind(needles, echo, names) })
      await call('POST', `${path}/${id}/test`, {})
      paths.push(`${path}/${id}${log}`)
      if (path !== 'webhooks') continue
      await call('POST', `${path}/${id}/rotate`, { secret: makeSigning('Rotated') })
      paths.push(`${path}/${id}`)
    }
  }
  await call('POST', 'webhooks/events', { events: [{ type: 'order.paid', data: { id: 'o_1' } }] })
  return paths
}

type Auth = (needles: Needles, echo: string, names: Record<'url' | 'id' | 'secret' | 'key', string>) => Promise<object>

const bearer: Auth = async ({ make }) => ({ type: 'bearer', token: make('Bearer') })

const basic: Auth = async ({ make, add }) => {
  const password = make('Password')
  add(Buffer.from(`service:${password}`).toString('base64'))
  return { type: 'basic', username: 'service', password }
}

const oauth: Auth = async ({ make, add }, echo, { url, id, secret }) => {
  const value = make('ClientSecret')
  add(Buffer.from(`crm:${value}`).toString('base64'))
  return { type: 'oauth2', [url]: `${echo}/token?key=${make('TokenUrl')}`, [id]: 'crm', [secret]: value }
}

const mtls: Auth = async ({ add }, _echo, { key }) => {
  const pair = await generate([{ name: 'commonName', value: 'localhost' }])
  // a line in the middle, which no other key has
  add(pair.private.split('\n')[4] ?? pair.private)
  return { type: 'mtls', certificate: pair.cert, [key]: pair.private }
}

/** Of inbound webhooks. */
async function plantSources({ call, needles: { make, makeSigning }, echo }: Ground): Promise<string[]> {
  const mapping = { record: { email: 'data.email' }, content: 'Ticket {{data.subject}}' }
  const body = { name: 'Desk', scheme: 'standard_webhooks', mapping, secret: makeSigning('Inbound') }
  const { id } = (await call('POST', 'webhooks/sources', body)).body.data
  await call('POST', `webhooks/sources/${id}/rotate`, { secret: makeSigning('Rotated') })
  await call('POST', `webhooks/sources/${id}/test`, {
    payload: { type: 'ticket.created', data: { email: 'no address', subject: 'Export' } },
    headers: { authorization: `Token ${make('Received')}` },
  })
  const forwarding = (name: string) => ({
    verify_token: make(`${name}Token`),
    routes: [
      { kind: 'forward', url: `${echo}/${make(`${name}Path`)}`, headers: { 'x-team-key': make(`${name}Header`) } },
    ],
  })
  const page = { name: 'Page', scheme: 'meta', secret: make('Meta'), ...forwarding('Page') }
  const { id: pageId } = (await call('POST', 'webhooks/sources', page)).body.data
  await call('PATCH', `webhooks/sources/${pageId}`, forwarding('NewPage'))
  await call('POST', `webhooks/sources/${pageId}/test`, {
    request: { headers: { 'x-hub-signature-256': `sha256=${make('Captured')}` }, body_base64: btoa('{}') },
  })
  return [id, pageId].flatMap(each => [`webhooks/sources/${each}`, `webhooks/sources/${each}/events`])
}

/** External sources, tool servers, callbacks, the data provider. */
async function plantServices({ call, needles: { make }, echo, toolServer }: Ground): Promise<string[]> {
  const headers = (name: string) => ({ authorization: `Bearer ${make(name)}`, 'x-api-key': make(`${name}Key`) })
  for (const path of ['echo', 'found']) {
    await call('POST', 'external-rag/config', {
      name: path,
      url: `${echo.replace('echo', path)}/search?key=${make('RagUrl')}`,
      method: 'GET',
      headers: headers('Rag'),
      queryTemplate: `q={{query}}&key=${make('Template')}`,
      resultPath: 'hits',
      contentPath: 'text',
    })
    await call('POST', 'external-rag/test', { name: path, query: 'leave' })
  }
  await call('POST', 'external-rag/search', { query: 'leave' })

  const { misbehave, url } = toolServer
  const server = (name: string) => ({ url: `${url}?key=${make(`${name}Url`)}`, headers: headers(name) })
  const { id } = (await call('POST', 'mcps', { name: 'Orders', ...server('Tools') })).body.data
  misbehave.set('*', (response, message) => {
    const { headers: sent } = toolServer.received.at(-1) ?? {}
    const error = { code: -32_000, message: `refused ${JSON.stringify(sent)} of ${JSON.stringify(message)}` }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, error }))
  })
  await call('PATCH', `mcps/${id}`, server('NewTools'))
  await call('POST', 'mcps/test-ssrf', server('Tried'))
  await call('POST', `mcps/${id}/refresh-tools`)

  const actions = () => [
    {
      id: 'approve',
      type: 'callback',
      label: 'Approve',
      url: `${echo}/${make('Callback')}?key=${make('CallbackKey')}`,
    },
  ]
  const message = () => ({ recipientGroup: 'owners', title: 'Deploy?', body: 'All passed.', actions: actions() })
  await call('POST', 'notifications/send', message())
  await call('POST', 'notifications/broadcast', message())
  const [first] = (await call('GET', 'notifications')).body.data
  await call('POST', `notifications/${first.id}/actions/approve`)

  const hook = () => ({ reveal_phone_number: true, webhook_url: `https://crm.northwind.example/${make('Phones')}` })
  await call('POST', '/publishers/apollo/people/match', { first_name: 'Dana', ...hook() })
  await call('POST', '/publishers/apollo/people/bulk_match', { details: [{ email: 'a@b.example' }], ...hook() })
  return [`notifications/${first.id}`]
}

/** Registration, invitations, keys and what a caller sends to prove who it is. */
async function plantAccounts({ call, needles: { make } }: Ground): Promise<string[]> {
  for (const token of ['right', 'wrong']) {
    const own = token === 'right' ? {} : { 'X-Signup-Token': make('SignupGuess') }
    const headers = { 'X-Registration-Secret': make('Registration').padEnd(40, 'x'), 'Idempotency-Key': token, ...own }
    await call('POST', '/auth/agent', { name: 'agent' }, { headers })
    await call('POST', 'organizations', { name: `Own ${token}` }, { headers: own })
  }
  await call('POST', 'members/accept', { token: `inv_${make('Invitation')}`.padEnd(47, 'A').slice(0, 47) })
  await call('POST', 'webhooks/portal-links/exchange', { code: make('Code') })
  const unknown = make('Key')
  for (const authorization of [`Bearer ${unknown}`, `Basic ${unknown}`, unknown, `Bearer sk_live_abcdefgh_${unknown}`])
    await call('GET', 'me', undefined, { headers: { Authorization: authorization } })
  const headers = { 'X-Internal-API-Key': make('Internal'), 'X-Organization-Id': 'org_1' }
  await call('GET', 'admin/organizations', undefined, { headers })
  return []
}

/** Calls of models, whose services refuse the key and repeat it. */
async function failModels({ call }: Ground): Promise<void> {
  const email = 'dana.reyes@northwind.example'
  await call('POST', 'memorize', { email, content: 'Dana has a budget of $20k.', minConfidence: 0.5 })
  await call('POST', 'smart-recall', { query: 'What is the budget?', email, generateAnswer: true })
  await call('POST', 'prompt', { prompt: 'Write an email.' })
  await call('POST', 'chat/completions', { messages: [{ role: 'user', content: 'Hello' }] })
  await call('POST', 'models/test', {})
  await call('POST', 'multimodal/memorize', {
    contentBase64: (AUDIO.mp3 as Buffer).toString('base64'),
    caption: 'A call',
    email,
  })
}
