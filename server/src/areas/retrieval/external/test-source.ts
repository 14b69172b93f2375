import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { CallSource } from './call-source.ts'
import { noSource } from './search-external.ts'

const SAMPLE = 3
const MAX_SAMPLE_LENGTH = 500

/** Calls a source and reports each step. @throws ApiError `not_found_error` */
export async function testSource(
  scope: TenantScope,
  callSource: CallSource,
  { name, query }: Schemas['ExternalTestRequest'],
  signal: AbortSignal,
): Promise<Schemas['ExternalTestResponse']['data']> {
  const source = await scope.prisma(models => models.externalRagSource.findFirst({ where: { name } }))
  if (!source) throw noSource(name)
  const { steps, results } = await callSource(source, { query, limit: SAMPLE, livemode: scope.livemode, signal })
  const sample = results.map(result => ({
    ...result,
    content: result.content.slice(0, MAX_SAMPLE_LENGTH).toWellFormed(),
  }))
  return { ok: steps.every(({ ok }) => ok), steps, sample }
}
