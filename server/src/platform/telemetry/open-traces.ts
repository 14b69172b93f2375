import type { Logger } from '../log/log.ts'
import type { PlatformSettings } from '../settings/settings.ts'
import type { Traces } from './traces.ts'

/** Loaded on demand: without a collector, no code of OpenTelemetry runs. */
export async function openTraces(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
  }: Pick<PlatformSettings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>,
  log: Logger,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined
  const { createOtlpTraces } = await import('./otlp.ts')
  return createOtlpTraces({ endpoint, service, log })
}
