/** The command line is not one that this program takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
