import type { components } from '../../../../contract/openapi.gen.ts'
import type { ModelPayer } from '../../../../models/budget/budget.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import type { Meaning } from '../../../../search/types.ts'

type Warnings = components['schemas']['Warnings']

const WARNINGS: Warnings = [
  {
    code: 'meaning_unavailable',
    message:
      'The embedding model gave no answer, so words alone were searched: what says the same in other words may be missing. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
  },
]

/** A query's embedding, with a warning for the response if the model failed to return one. */
export interface QueryMeaning {
  meaning?: Meaning
  noted: { warnings?: Warnings }
}

export async function queryMeaning(embedQuery: EmbedQuery, payer: ModelPayer, text: string): Promise<QueryMeaning> {
  const meaning = await embedQuery(payer, text)
  if (meaning === 'failed') return { noted: { warnings: WARNINGS } }
  return meaning ? { meaning, noted: {} } : { noted: {} }
}
