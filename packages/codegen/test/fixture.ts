import { join } from 'node:path'
import { bundleDocument } from '../src/bundle.ts'
import { type Document, type Operation, readOperations } from '../src/operations.ts'

export const FIXTURE = join(import.meta.dirname, 'fixture')

export async function fixture(): Promise<{ document: Document; operations: Operation[] }> {
  const document = await bundleDocument(join(FIXTURE, 'openapi.yaml'))
  return { document, operations: readOperations(document) }
}
