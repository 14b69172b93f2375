import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ScriptedModel, scriptedModel } from './scripted-model.ts'

/** What the model says if its answer needs no form. */
const SHARED_ANSWER = 'A scripted answer.'

/**
 * The language model `scripted` of all test apps without their own one. It answers at once, in the form that is asked
 * for. It is not `default`, so extraction and answers use the offline engine.
 * @returns the model and the path of its `MODELS_FILE`
 */
export async function startSharedModel(directory: string): Promise<{ model: ScriptedModel; file: string }> {
  const model = await scriptedModel(body => ({ answer: answerTo(JSON.parse(body)) }))
  const file = join(directory, 'models.json')
  const entry = { id: 'scripted', provider: 'openai-compatible', baseUrl: model.baseUrl, name: 'scripted' }
  await writeFile(file, JSON.stringify([entry]))
  return { model, file }
}

interface Asked {
  response_format?: { json_schema?: { schema?: Schema } }
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  minimum?: number
  properties?: Record<string, Schema>
}

const answerTo = ({ response_format: format }: Asked): unknown =>
  format?.json_schema?.schema === undefined ? SHARED_ANSWER : sampleOf(format.json_schema.schema)

/** A simple value that a schema allows. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]))
    case 'array':
      return []
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, 0)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return SHARED_ANSWER
  }
}
