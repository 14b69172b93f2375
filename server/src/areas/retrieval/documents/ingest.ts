import type { Schemas } from '../../../contract/schemas.ts'
import { isBinary } from '../../../documents/document.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { beginItemizedJob } from '../../../platform/jobs/itemized-job.ts'
import type { QueueLimits } from '../../../platform/jobs/queue-limit.ts'
import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json } from '../../../platform/values/json.ts'
import { ensureProject } from './projects.ts'

export const INGEST = 'rag_ingest'

export type IngestDocument = Schemas['IngestDocument']

/** A document that waits to be read, as an item of its job. */
export interface WaitingDocument extends Omit<IngestDocument, 'id' | 'metadata'> {
  projectId: string
  id: string
  metadata: Json
}

const MAX_METADATA_BYTES = 8_000
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Accepts documents to read in the background. Rejects an invalid request immediately. */
export async function acceptDocuments(
  { scope, principal, requestId }: BillingContext & { scope: TenantScope },
  { documents, ...fields }: Schemas['IngestRequest'],
  queue: QueueLimits,
): Promise<{ eventId: string; projectId: string }> {
  check(documents)
  const caller = { keyId: principal.key?.id ?? null, requestId }
  return scope.retriedTransaction(async () => {
    const { id: projectId } = await ensureProject(scope, fields)
    const items = documents.map(
      ({ id = newId('doc'), metadata = {}, ...document }): Json =>
        JSON.parse(JSON.stringify({ ...document, id, metadata, projectId })),
    )
    return { eventId: await beginItemizedJob(scope, { type: INGEST, items, caller, queue }), projectId }
  })
}

/** @throws ApiError `validation_error` */
function check(documents: readonly IngestDocument[]): void {
  const first = new Map<string, number>()
  const details = documents.flatMap((document, index): ErrorDetail[] => {
    const path = `body.documents.${index}`
    const { id } = document
    const same = id === undefined ? undefined : first.get(id)
    if (id !== undefined && same === undefined) first.set(id, index)
    if (same !== undefined) return [{ path: `${path}.id`, message: `is also the id of document ${same}` }]
    return contentProblem(document, path)
  })
  const [problem] = details
  if (problem)
    throw new ApiError('validation_error', `${problem.path} ${problem.message}.`, { details: details.slice(0, 20) })
}

function contentProblem(
  { content, contentBase64, mimeType, metadata = {} }: IngestDocument,
  path: string,
): ErrorDetail[] {
  if ((content === undefined) === (contentBase64 === undefined))
    return [{ path, message: 'must have either content or contentBase64' }]
  if (content !== undefined && isBinary(mimeType))
    return [{ path: `${path}.content`, message: `must be sent as contentBase64, because ${mimeType} is not text` }]
  if (contentBase64 !== undefined && (contentBase64.length % 4 !== 0 || !BASE64.test(contentBase64)))
    return [{ path: `${path}.contentBase64`, message: 'must be base64' }]
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES)
    return [{ path: `${path}.metadata`, message: `must have ${MAX_METADATA_BYTES} bytes or fewer as JSON` }]
  return []
}
