import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { DefinitionsOf } from './definitions.ts'
import type { Memorizer } from './memories/callers/memorize/memorize.ts'
import type { Reader } from './memories/extraction/extract.ts'
import type { FindMedia, NewestMedia } from './memories/recall/media.ts'
import type { PersonPart } from './portability/export-person.ts'
import type { ValueMigrator } from './properties/migrate-values.ts'
import type { RecordFollower } from './records/record-links.ts'

export interface MemoryPorts {
  models: Models
  /** Reads texts for values. */
  reader: Reader
  embedQuery: EmbedQuery
  definitionsOf: DefinitionsOf
  /** The default confidence that an extracted value needs to be stored. */
  minConfidence: number
  memorizer: Memorizer
  values: ValueMigrator
  /** Files that belong to records. */
  findMedia: FindMedia
  newestMedia: NewestMedia
  /** Areas whose rows belong to records. */
  followers: readonly RecordFollower[]
  /** What other areas have about a person. */
  personParts: readonly PersonPart[]
}
