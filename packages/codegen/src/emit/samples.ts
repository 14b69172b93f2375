import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { commandsOf } from './cli.ts'
import { exampleStatement, methodsOf } from './method.ts'

/** Generates the calls of the SDK and the CLI that the server's own reference shows for each operation. */
export function emitSamples(operations: Operation[], document: Document): GeneratedFile[] {
  const entries = operations.map(operation => {
    const [method] = methodsOf([operation], document)
    const [command] = commandsOf(operation, document)
    const sample = { typescript: method && exampleStatement(method), cli: command?.examples.join('\n') }
    return `  ${operation.operationId}: ${JSON.stringify(sample)},\n`
  })
  const content = [
    `// ${BANNER}`,
    '',
    '/** An operation called with the example values of the spec; absent on an interface that does not have it. */',
    'export interface Sample {',
    '  typescript?: string',
    '  cli?: string',
    '}',
    '',
    `export const SAMPLES: Record<string, Sample> = {\n${entries.join('')}}`,
    '',
  ].join('\n')
  return [{ path: 'server/src/http/reference/samples.gen.ts', content }]
}
