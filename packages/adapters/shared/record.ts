/** The person, company or other entity whose memories are meant: an identity key, or the ID of a record. */
export type RecordKey = {
  /** The type of the record, such as `Contact`. Needed if records of several types have the same custom key. */
  type?: string
} & (
  | { email: string }
  | { recordId: string }
  | { websiteUrl: string }
  | { phoneNumber: string }
  | { customKeyName: string; customKeyValue: string }
)
