import pg from 'pg'

const { INT8, DATE } = pg.types.builtins
type Parse = (text: string) => unknown

// As Prisma gives them, so that a statement has the same rows inside a transaction and outside.
const PARSERS = new Map<number, Parse>([
  [INT8, text => BigInt(text)],
  [DATE, text => new Date(`${text}T00:00:00Z`)],
])

/** How values of PostgreSQL become values of JavaScript. */
export const ROW_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS.get(type) ?? pg.types.getTypeParser(type, format ?? 'text'),
}
