/** A searchable text, and its tenant. */
export interface TextKey {
  tenantId: number
  id: string
}

/** A text as its area stores it. */
export interface SourceText extends TextKey {
  content: string
  speaker: string | null
}

/** A kind of text that the ranking engine indexes for an area. */
export interface SearchSource {
  /** The `source` of its rows in the index. */
  readonly name: string
  /** Reads texts, for data that is computed later. @returns the texts that still exist, in any order */
  textsByIds(keys: readonly TextKey[]): Promise<SourceText[]>
}
