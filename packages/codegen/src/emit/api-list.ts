import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { declaration, type Method, methodsOf, returned } from './method.ts'

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
    '`for await` every item of all pages.',
    '',
    ...sections,
  ]
  return [{ path: 'packages/sdk/api.md', content: content.join('\n') }]
}

function signature(method: Method): string {
  const { operation, groups, name } = method
  const verb = `${operation.method.toUpperCase()} ${operation.path}`
  return `// ${verb}\nclient.${[...groups, name].join('.')}(${declaration(method)}): ${returned(method)}`
}
