/** Amounts are integers of 1e-8 USD internally, and decimal strings in the API. Floats are never used. */
const DECIMALS = 8
const UNITS_PER_USD = 10n ** BigInt(DECIMALS)
const AMOUNT = /^(\d+)(?:\.(\d{1,8}))?$/

/**
 * Parses an amount such as `5` or `0.25`, exactly.
 * @returns units of 1e-8 USD
 * @throws Error if it is not a decimal number with at most 8 decimal places
 */
export function parseUsd(amount: string): bigint {
  const [, whole, fraction = ''] = AMOUNT.exec(amount) ?? []
  if (whole === undefined)
    throw new Error(
      `${amount} is not an amount in USD. Write it as 5 or 0.25, with at most ${DECIMALS} decimal places.`,
    )
  return BigInt(whole) * UNITS_PER_USD + BigInt(fraction.padEnd(DECIMALS, '0'))
}

/**
 * Formats an amount with all 8 decimal places.
 * @param units of 1e-8 USD
 *
 * @example formatUsd(25_000_000n) // '0.25000000'
 */
export function formatUsd(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
