import { bundle, createConfig } from '@redocly/openapi-core'
import { asObject, isObject, type JsonObject } from './json.ts'
import { type Document, DocumentError } from './operations.ts'

/**
 * Joins openapi.yaml and the files it refers to into one document with internal references only.
 * @param entry absolute path of openapi.yaml
 * @throws DocumentError if a file cannot be read or a reference does not resolve
 */
export async function bundleDocument(entry: string): Promise<Document> {
  const { bundle: bundled, problems } = await bundle({ ref: entry, config: await createConfig({}) })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    throw new DocumentError(
      errors.map(({ message, location }) => {
        const [place] = location
        return place ? `${place.source.absoluteRef} ${place.pointer ?? ''}: ${message}` : message
      }),
    )
  }
  // Serialized and parsed, so that the emitters see what openapi.json holds: YAML anchors and dates become plain JSON.
  const document: unknown = JSON.parse(JSON.stringify(bundled.parsed))
  if (!isObject(document)) throw new DocumentError([`${entry} is no object`])
  return { ...document, components: sortedTwoDeep(asObject(document.components)) }
}

/** Bundling orders components by first use; sorted by name, a new operation does not move the others. */
function sortedTwoDeep(components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(sorted(components)).map(([kind, members]) => [kind, sorted(asObject(members))]),
  )
}

function sorted(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)))
}
