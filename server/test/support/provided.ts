/** What the setup of a test project provides to its tests: how to create databases. */
export type TestDatabases =
  | { kind: 'embedded'; template: string; directory: string }
  | {
      kind: 'postgresql'
      template: string
      prefix: string
      server: string
      directory: string
      /** The same server behind a pooler, if the run has one. */
      pooler?: string
    }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabases
    /** `MODELS_FILE` of the scripted model that test apps share. */
    modelsFile: string
    /** URL of the PostgreSQL for tests, if there is one. */
    postgresql: string | undefined
    /** URL of Prism, if the run has it in front of its servers. */
    prism: string | undefined
    /** Where each worker records the responses and SQL it has seen. Undefined if they are not recorded. */
    recordings: string | undefined
  }
}
