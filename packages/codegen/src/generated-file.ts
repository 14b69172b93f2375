/** The first line of everything generated, as a comment of the file's language. */
export const BANNER = 'Generated from openapi.yaml by pnpm generate; do not edit.'
