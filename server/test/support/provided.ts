/** What the setup of a test project hands to its tests: where new databases come from. */
export type TestDatabases =
  | { kind: 'embedded'; template: string; directory: string }
  | { kind: 'postgresql'; template: string; prefix: string; server: string; directory: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabases
    /** Address of the PostgreSQL for tests, when there is one. */
    postgresql: string | undefined
    /** Where each worker writes which answers it has seen and which SQL was sent; undefined when nobody asks. */
    recordings: string | undefined
  }
}
