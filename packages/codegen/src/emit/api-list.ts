import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { declaration, type Method, methodsOf, returned } from './method.ts'

/** What the SDK has beside the methods of the document. */
const BY_HAND = [
  'new Keepsake(options?: KeepsakeOptions)',
  'Keepsake.register(options: RegisterOptions): Promise<Registration>',
  'client.request<Body>(call: Call, options?: RequestOptions): ApiPromise<Body>',
  'client.requestLines<Line>(call: Call, options?: RequestOptions): LineStream<Line>',
  'client.requestStream(call: Call, options?: RequestOptions): Promise<Response>',
  'client.events.wait(id: string, options?: WaitOptions): Promise<Event>',
  'client.webhooks.verify(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<void>',
  'client.webhooks.unwrap(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<WebhookEvent>',
]

/** `api.md` of the SDK: every method with its types, so that a change of the public surface is seen in review. */
export function emitApiList(operations: Operation[], document: Document): GeneratedFile[] {
  const groups = new Map<string, Method[]>()
  for (const method of methodsOf(operations, document)) {
    const group = method.groups.join('.')
    groups.set(group, [...(groups.get(group) ?? []), method])
  }
  const sections = [...groups].map(([group, methods]) => {
    const heading = group === '' ? 'client' : `client.${group}`
    return `## ${heading}\n\n\`\`\`ts\n${methods.map(method => `${signature(method)}\n`).join('')}\`\`\`\n`
  })
  const content = [
    `<!-- ${BANNER} -->`,
    '# Methods of @keepsake/sdk',
    '',
    'Arguments come in one order everywhere: path parameters, body, query, options. An `ApiPromise` gives the answer’s',
    'body, and with `.withResponse()` the response and its request id as well. A `PagePromise` gives a page, and with',
    '`for await` every item of all pages. A `LineStream` gives the lines of an answer as they come.',
    '',
    ...sections,
    '## By hand',
    '',
    '```ts',
    ...BY_HAND,
    '```',
    '',
  ]
  return [{ path: 'packages/sdk/api.md', content: content.join('\n') }]
}

function signature(method: Method): string {
  const { operation, groups, name } = method
  const verb = `${operation.method.toUpperCase()} ${operation.path}`
  return `// ${verb}\nclient.${[...groups, name].join('.')}(${declaration(method)}): ${returned(method)}`
}
