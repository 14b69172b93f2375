import openapiTS, { astToString } from 'openapi-typescript'
import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'

/** What the server loads: the document itself, and its types for the handlers. */
export async function emitContract(_operations: Operation[], document: Document): Promise<GeneratedFile[]> {
  return [
    { path: 'server/src/contract/openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'server/src/contract/openapi.gen.ts', content: await documentTypes(document) },
  ]
}

/** The types `paths`, `components` and `operations` of the document. */
export async function documentTypes(document: Document): Promise<string> {
  // A field with a default may be left out of a request, so its type must stay optional.
  const nodes = await openapiTS(JSON.stringify(document), { defaultNonNullable: false, silent: true })
  return `// ${BANNER}\n\n${astToString(nodes)}`
}
