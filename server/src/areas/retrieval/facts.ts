import { RETRIEVAL_EVENTS } from './events.ts'
import { SOURCE_COLUMNS } from './external/source.ts'

export const RETRIEVAL_FACTS = { events: RETRIEVAL_EVENTS, encryptedColumns: SOURCE_COLUMNS }
