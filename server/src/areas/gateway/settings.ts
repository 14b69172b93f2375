import { z } from 'zod'
import { integer, type SettingsOf, secret, text } from '../../platform/settings/setting-types.ts'
import { formatUsd, parseUsd } from '../../platform/values/money.ts'

/** Settings for the data provider and its price. */
export const GATEWAY_SETTINGS = {
  GATEWAY_PROVIDER: z
    .enum(['local', 'apollo'])
    .default('local')
    .describe('The data provider: `local` searches imported records, `apollo` passes calls on to Apollo.io.'),
  GATEWAY_ORGANIZATION: text
    .regex(/^org_/, 'must be the ID of an organization')
    .optional()
    .describe(
      'ID of the organization whose imports the local provider searches for everyone. If unset, each organization searches its own imports.',
    ),
  GATEWAY_PRICE_USD: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,8})?$/, 'must be an amount such as 0.001')
    .default('0.0001')
    .describe('Price of one call to the data provider, in USD. At least 0.0001.'),
  GATEWAY_MISSES: z
    .enum(['charged', 'free'])
    .default('charged')
    .describe(
      'Whether a match that finds nobody costs the price of a call. Searches always cost it, also for an empty page.',
    ),
  GATEWAY_PHONES_RETENTION_DAYS: integer(1, 3_650)
    .default(30)
    .describe('Days until the record of a delivery of phone numbers is deleted, with its encrypted URL.'),
  APOLLO_API_KEY: secret(text, 'API key of Apollo.io. Required if `GATEWAY_PROVIDER` is `apollo`.'),
  APOLLO_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.apollo.io/api/v1')
    .describe('Base URL of Apollo.io.'),
  APOLLO_TIMEOUT_MS: integer(100, 120_000)
    .default(30_000)
    .describe('Milliseconds that Apollo.io has to answer. The charge is released after that.'),
}

export type GatewaySettings = SettingsOf<typeof GATEWAY_SETTINGS>

export const gatewayContradiction = ({ GATEWAY_PROVIDER, APOLLO_API_KEY }: GatewaySettings): string | undefined =>
  GATEWAY_PROVIDER === 'apollo' && !APOLLO_API_KEY ? 'GATEWAY_PROVIDER=apollo needs APOLLO_API_KEY.' : undefined

/** The smallest price of a call. */
const MIN_PRICE = parseUsd('0.0001')

/** The price of a call, in units of 1e-8 USD. */
export function priceOf({ GATEWAY_PRICE_USD }: Pick<GatewaySettings, 'GATEWAY_PRICE_USD'>): bigint {
  const price = parseUsd(GATEWAY_PRICE_USD)
  if (price < MIN_PRICE) return MIN_PRICE
  return price
}

export const gatewayAdjustment = ({ GATEWAY_PRICE_USD: set }: GatewaySettings): string | undefined =>
  parseUsd(set) < MIN_PRICE
    ? `GATEWAY_PRICE_USD=${set} is below the minimum. A call costs ${formatUsd(MIN_PRICE)} USD.`
    : undefined
