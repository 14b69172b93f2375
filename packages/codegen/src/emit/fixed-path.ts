import { type Document, type Operation, type Parameter, pathNames } from '../operations.ts'
import { resolve } from '../schemas.ts'

/**
 * An operation's path with its single-valued parameters filled in, so that no caller has to pass them. `places` are the
 * others, in the order of the path.
 */
export function fixedPath(document: Document, operation: Operation): { path: string; places: Parameter[] } {
  let { path } = operation
  const places: Parameter[] = []
  for (const name of pathNames(operation.path)) {
    const parameter = operation.parameters.find(candidate => candidate.in === 'path' && candidate.name === name)
    if (parameter === undefined) continue
    const { enum: values } = resolve(document, parameter.schema)
    if (Array.isArray(values) && values.length === 1) path = path.replace(`{${name}}`, String(values[0]))
    else places.push(parameter)
  }
  return { path, places }
}
