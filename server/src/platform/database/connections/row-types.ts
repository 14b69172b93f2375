import pg from 'pg'

const { INT8, DATE } = pg.types.builtins
type Parse = (text: string) => unknown

// The same types as Prisma's, so that rows do not differ inside and outside a transaction.
const PARSERS = new Map<number, Parse>([
  [INT8, text => BigInt(text)],
  [DATE, text => new Date(`${text}T00:00:00Z`)],
])

/** Converts PostgreSQL values to JavaScript values. */
export const ROW_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS.get(type) ?? pg.types.getTypeParser(type, format ?? 'text'),
}
