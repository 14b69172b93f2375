/** Money inside is an integer of 1e-8 USD; on the wire it is a decimal string. No float touches it. */
const DECIMALS = 8
const UNITS_PER_USD = 10n ** BigInt(DECIMALS)
const AMOUNT = /^(\d+)(?:\.(\d{1,8}))?$/

/**
 * Reads an amount such as `5` or `0.25`, exactly.
 * @returns units of 1e-8 USD
 * @throws Error when it is not a decimal number with at most 8 places
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
 * Writes an amount with all its 8 decimal places.
 * @param units of 1e-8 USD
 *
 * @example formatUsd(25_000_000n) // '0.25000000'
 */
export function formatUsd(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
