import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import type { Call, CallInput } from './call.ts'
import { isRecord } from './is-record.ts'
import { operationNamed } from './operations.ts'
import { perform } from './perform.ts'

const MIME_TYPE = 'text/markdown'
const PAGE_SIZE = 50
const GUIDELINE = /^keepsake:\/\/guidelines\/([^/?#]+)(?:\/sections\/([^/?#]+))?$/

const LIST = operationNamed('listGuidelines')
const GET = operationNamed('getGuideline')
const GET_SECTION = operationNamed('getGuidelineSection')

export const TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: 'keepsake://guidelines/{id}',
      name: 'guideline',
      title: 'Guideline',
      description: 'A guideline with its complete text. Its ID is in the resource list.',
      mimeType: MIME_TYPE,
    },
    {
      uriTemplate: 'keepsake://guidelines/{id}/sections/{slug}',
      name: 'guideline_section',
      title: 'Section of a guideline',
      description: 'One section with its subsections. The tool guideline_read returns the slugs.',
      mimeType: MIME_TYPE,
    },
  ],
}

/** A page of the organization's guidelines, without their text. */
export async function listGuidelines(
  cursor: string | undefined,
  call: Call,
  signal: AbortSignal,
): Promise<ListResourcesResult> {
  const query = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
  const { data, nextCursor } = await perform(() => call(LIST, { path: {}, query }, signal))
  const resources = (Array.isArray(data) ? data : []).filter(isRecord).map(resourceOf)
  return { resources, ...(typeof nextCursor === 'string' && { nextCursor }) }
}

function resourceOf({ id, name, description, updatedAt }: Record<string, unknown>): Resource {
  return {
    uri: `keepsake://guidelines/${id}`,
    name: String(name),
    ...(typeof description === 'string' && { description }),
    mimeType: MIME_TYPE,
    annotations: { audience: ['assistant'], lastModified: String(updatedAt) },
  }
}

/** @throws ResourceNotFoundError */
export async function readGuideline(uri: string, call: Call, signal: AbortSignal): Promise<ReadResourceResult> {
  const [, id, slug] = GUIDELINE.exec(uri)?.map(decoded) ?? []
  if (id === undefined) throw new ResourceNotFoundError(uri)
  const input: CallInput = { path: { id }, query: slug === undefined ? {} : { slug } }
  const operation = slug === undefined ? GET : GET_SECTION
  const { data } = await perform(() => call(operation, input, signal), uri)
  const guideline = isRecord(data) ? data : {}
  return { contents: [{ uri, mimeType: MIME_TYPE, text: String(guideline.value ?? guideline.content) }] }
}

/** Part of a URI without its percent-encoding; a broken one cannot be found, which its caller reports. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return undefined
  }
}
