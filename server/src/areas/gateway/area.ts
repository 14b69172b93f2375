import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { createPostJob } from '../../platform/jobs/post-job.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import { createApolloProvider } from './apollo/apollo-provider.ts'
import { createGatewayHandlers } from './handlers.ts'
import { createImportJob, IMPORT_JOB } from './import-job.ts'
import { createLocalProvider } from './local/local-provider.ts'
import { createGatewayMetrics } from './metrics.ts'
import { createPhonePosts, PHONES_JOB } from './phones.ts'
import type { GatewayPorts } from './ports.ts'
import { type GatewaySettings, priceOf } from './settings.ts'
import { purgePhones } from './sql/purge-phones.ts'

export { profilesOf } from './profiles-of.ts'

/** Looks up people, companies and news at a data provider, paid per call. */
export function createGatewayArea(
  { config, database, vault, outbound, log, metrics }: Platform<GatewaySettings & QueueLimits>,
  { records }: GatewayPorts,
): Area<'gateway'> {
  const counted = createGatewayMetrics(metrics)
  const isLocal = config.GATEWAY_PROVIDER === 'local'
  const organizationId = config.GATEWAY_ORGANIZATION

  /** The imports of the organization that the operator chose, or else the caller's own. */
  async function catalogueOf(scope: Scope): Promise<TenantScope> {
    const { livemode } = scope
    if (organizationId === undefined) return scope
    const tenant = await database.prisma(models =>
      models.tenant.findFirst({ where: { organizationId, livemode }, select: { id: true } }),
    )
    return tenant ? database.scope({ tenantId: tenant.id, livemode }) : scope
  }

  const provider = isLocal
    ? createLocalProvider({ catalogueOf })
    : createApolloProvider({
        outbound,
        apiKey: config.APOLLO_API_KEY ?? '',
        baseUrl: config.APOLLO_BASE_URL.replace(/(?<!\/)\/+$/, ''),
        timeoutMs: config.APOLLO_TIMEOUT_MS,
        onUnexpected(operation, problem) {
          counted.unexpected(operation)
          log.error({ operation, problem }, 'The data provider answered in another shape. Nothing was charged.')
        },
      })
  return {
    name: 'gateway',
    handlers: createGatewayHandlers({
      database,
      vault,
      outbound,
      provider,
      price: priceOf(config),
      areMissesFree: config.GATEWAY_MISSES === 'free',
      records,
      deliversPhones: isLocal,
      queue: config,
    }),
    jobs: {
      [IMPORT_JOB]: createImportJob({ database }),
      [PHONES_JOB]: createPostJob({ database, vault, outbound, log }, createPhonePosts(vault, catalogueOf)),
    },
    schedules: {
      'gateway.purge_phones': {
        everySeconds: DAY_SECONDS,
        run: () => purgePhones(database, config.GATEWAY_PHONES_RETENTION_DAYS),
      },
    },
  }
}
