/** In credits. What is not listed is free, and so is a call that fails. */
export const PRICES = {
  /** For each document that is added. One that cannot be read is free. */
  ragIngest: 1,
  ragSearch: 1,
  /** Generating an answer with citations, in addition to `ragSearch`. Free if the documents do not answer the query. */
  ragAnswer: 1,
  /** Searching external sources, with the projects. */
  externalRagSearch: 1,
} as const
