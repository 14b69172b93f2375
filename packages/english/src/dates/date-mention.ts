/** A date in a sentence, with its offsets `start` and `end`. */
export interface DateMention {
  kind: 'date'
  start: number
  end: number
  /** `YYYY-MM-DD`, or an ISO 8601 UTC time if the text names a time of day. */
  value: string
  /** The alternative reading: the past day instead of the future one, or day and month swapped. */
  also?: string
}
