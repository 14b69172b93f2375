import { runInNewContext } from 'node:vm'
import { z } from 'zod'

const Field = z.object({ name: z.string(), value: z.string() })
const Node = z.discriminatedUnion('type', [
  z.object({
    name: z.string(),
    type: z.literal('n8n-nodes-base.webhook'),
    parameters: z.object({ httpMethod: z.string(), path: z.string(), responseMode: z.literal('responseNode') }),
  }),
  z.object({
    name: z.string(),
    type: z.literal('n8n-nodes-base.httpRequest'),
    parameters: z.object({
      method: z.string(),
      url: z.string(),
      authentication: z.literal('genericCredentialType'),
      genericAuthType: z.literal('httpBearerAuth'),
      headerParameters: z.object({ parameters: z.array(Field) }).optional(),
      specifyBody: z.literal('json'),
      jsonBody: z.string(),
    }),
  }),
  z.object({
    name: z.string(),
    type: z.literal('n8n-nodes-base.respondToWebhook'),
    parameters: z.object({ respondWith: z.literal('text'), responseBody: z.string() }),
  }),
])
const Workflow = z.object({
  nodes: z.array(Node),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
})

let executions = 0

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

/**
 * Executes a workflow of n8n in which each node has one successor, as n8n does.
 * @param text the workflow, as it is imported
 * @param body what its webhook receives
 * @param send sends a request with the bearer token of the credential, and returns the JSON of the response
 * @returns what the webhook responds
 * @throws Error if the workflow has a node of another type, or ends without a response
 */
export async function executeWorkflow(
  text: string,
  body: unknown,
  send: (request: HttpRequest) => Promise<unknown>,
): Promise<string> {
  const { nodes, connections } = Workflow.parse(JSON.parse(text))
  const outputs = new Map<string, unknown>()
  const execution = String(++executions)
  let json: unknown = { body }
  /** An expression begins with `=`. Each `{{ … }}` in it is JavaScript. */
  const evaluate = (parameter: string): string => {
    if (!parameter.startsWith('=')) return parameter
    const context = {
      $json: json,
      $: (name: string) => ({ item: { json: outputs.get(name) } }),
      $workflow: { id: 'SfQyZt9mRk2hVxLc' },
      $execution: { id: execution },
    }
    return parameter.slice(1).replaceAll(/\{\{(.+?)\}\}(?!\})/gs, (_, code) => String(runInNewContext(code, context)))
  }
  let node = nodes.find(({ type }) => type === 'n8n-nodes-base.webhook')
  while (node) {
    const { name } = node
    if (node.type === 'n8n-nodes-base.respondToWebhook') return evaluate(node.parameters.responseBody)
    if (node.type === 'n8n-nodes-base.httpRequest') {
      const { method, url, jsonBody, headerParameters } = node.parameters
      const headers = headerParameters?.parameters.map(field => [field.name, evaluate(field.value)] as const) ?? []
      json = await send({ method, url, headers: Object.fromEntries(headers), body: JSON.parse(evaluate(jsonBody)) })
    }
    outputs.set(name, json)
    const next = connections[name]?.main[0]?.[0]?.node
    node = nodes.find(candidate => candidate.name === next)
  }
  throw new Error('The workflow ends without a response.')
}
