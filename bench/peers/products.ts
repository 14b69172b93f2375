import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseName } from '../lib/store.ts'

/** What is measured, in the order of the table. */
export interface Measured {
  name: string
  /** Its module in `products`, and what that exports. */
  file: string
  open: string
  /** The database that it needs. */
  needs?: DatabaseName
  /** Whether a server of Keepsake holds its data. */
  served?: boolean
  /** Only storing is measured: the rest is as of the row above. */
  storesOnly?: boolean
}

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const { dependencies } = Manifest.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')))
const versioned = (name: string): string => `${name} ${dependencies[name]}`

const keepsake = { file: 'keepsake.ts', open: 'open', served: true }
const EMBEDDED = 'Keepsake, embedded database'
const POSTGRESQL = 'Keepsake, PostgreSQL'
const extracting = { ...keepsake, open: 'openWithExtraction', storesOnly: true }

export const PRODUCTS: readonly Measured[] = [
  { ...keepsake, name: EMBEDDED, needs: 'PGlite' },
  { ...extracting, name: `${EMBEDDED}, with extraction`, needs: 'PGlite' },
  { ...keepsake, name: POSTGRESQL, needs: 'PostgreSQL' },
  { ...extracting, name: `${POSTGRESQL}, with extraction`, needs: 'PostgreSQL' },
  { name: versioned('mem0ai'), file: 'mem0.ts', open: 'open' },
  { name: versioned('@modelcontextprotocol/server-memory'), file: 'server-memory.ts', open: 'open' },
  { name: `InMemoryStore, ${versioned('@langchain/langgraph')}`, file: 'langgraph.ts', open: 'openInMemory' },
  {
    name: `PostgresStore, ${versioned('@langchain/langgraph-checkpoint-postgres')}`,
    file: 'langgraph.ts',
    open: 'openPostgres',
    needs: 'PostgreSQL',
  },
]

/** What is asked judged questions: each with the best that it has without a language model, mem0 and LangGraph with the model that Keepsake has. */
export const ASKED: readonly Measured[] = [
  { ...keepsake, name: 'Keepsake', needs: 'PGlite' },
  { name: `${versioned('minisearch')} (BM25)`, file: 'bm25.ts', open: 'open' },
  { name: versioned('mem0ai'), file: 'mem0.ts', open: 'open' },
  { name: `InMemoryStore, ${versioned('@langchain/langgraph')}`, file: 'langgraph.ts', open: 'openWithVectors' },
  { name: versioned('@modelcontextprotocol/server-memory'), file: 'server-memory.ts', open: 'open' },
]

export const SENDERS = {
  embedded: EMBEDDED,
  postgresql: POSTGRESQL,
  bare: 'A loop of signed posts',
  bullmq: versioned('bullmq'),
}
