/** A text that is searched, in the tenant that it belongs to. */
export interface TextKey {
  tenantId: number
  id: string
}

/** A text as its owner stores it. */
export interface SourceText extends TextKey {
  content: string
  speaker: string | null
}

/** A kind of text that an area has the ranking engine index. */
export interface SearchSource {
  /** The `source` of its rows in the index. */
  readonly name: string
  /**
   * Reads texts, for what is computed from them after they were stored.
   * @returns the texts that still exist, in any order
   */
  textsByIds(keys: readonly TextKey[]): Promise<SourceText[]>
}
