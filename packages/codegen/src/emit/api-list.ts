import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { fenced } from './markdown.ts'
import { declaration, type Method, methodsOf, returned } from './method.ts'

/** SDK methods that are not generated from the spec. */
const BY_HAND = [
  'new Keepsake(options?: KeepsakeOptions)',
  'client.withOptions(options: KeepsakeOptions): Keepsake',
  'Keepsake.register(options: RegisterOptions): Promise<Registration>',
  'client.request<Body>(call: Call, options?: RequestOptions): ApiPromise<Body>',
  'client.requestLines<Line>(call: Call, options?: RequestOptions): LineStream<Line>',
  'client.requestStream(call: Call, options?: RequestOptions): Promise<Response>',
  'client.events.wait(id: string, options?: WaitOptions): Promise<Event>',
  'client.responses.create<Inputs>(body: ToolLoopRequest<Inputs>, options?: ToolLoopOptions): Promise<ResponseRun>',
  'client.responses.resume<Inputs>(id: string, request: { tools: ClientTools<Inputs> }, options?: ToolLoopOptions): Promise<ResponseRun>',
  'client.webhooks.verify(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<void>',
  'client.webhooks.unwrap(body: DeliveryBody, headers: DeliveryHeaders, options?: VerifyOptions): Promise<WebhookEvent>',
]

const HEAD = `# Methods of @keepsake/sdk

\`docs/reference\` in the repository describes every method with its fields, examples and errors, under the same names.

Arguments are always in this order: path parameters, body, query, options. An \`ApiPromise\` resolves to the response body;
\`.withResponse()\` also returns the response and its request ID, and \`.asResponse()\` only the response, with its body unread.
A \`PagePromise\` resolves to a page with \`hasNextPage()\` and \`getNextPage()\`; \`for await\` iterates over the items of all pages. A \`LineStream\` yields the lines of a response as they arrive. All types named here are exported.`

/**
 * Generates `api.md` of the SDK: every method with its types. It is in the package, where links into the repository do
 * not resolve.
 */
export function emitApiList(operations: Operation[], document: Document): GeneratedFile[] {
  const groups = new Map<string, Method[]>()
  for (const method of methodsOf(operations, document)) {
    const group = method.groups.join('.')
    groups.set(group, [...(groups.get(group) ?? []), method])
  }
  const sections = [...groups].map(
    ([group, methods]) => `## ${group === '' ? 'client' : `client.${group}`}\n\n${methods.map(entry).join('\n')}`,
  )
  const byHand = `## Other methods\n\n${fenced('ts', BY_HAND.join('\n'))}`
  const content = [`<!-- ${BANNER} -->`, HEAD, ...sections, byHand].join('\n\n')
  return [{ path: 'packages/sdk/api.md', content: `${content}\n` }]
}

function entry(method: Method): string {
  const { operation, groups, name } = method
  const { summary, path } = operation
  const signature = `client.${[...groups, name].join('.')}(${declaration(method)}): ${returned(method)}`
  return `- ${summary}: \`${operation.method.toUpperCase()} ${path}\`\n\n${indented(fenced('ts', signature))}\n`
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')
