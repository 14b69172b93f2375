import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const DOCUMENT_ID = text('Id of the document within its project.', 'leave')
const PROJECT_ID = text('Id of the project.', 'prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')

export const DOCUMENT_INGESTED = defineEvent('document.ingested', 'A document was read and can be found.', {
  documentId: DOCUMENT_ID,
  projectId: PROJECT_ID,
  chunkCount: integer('The number of chunks that it was split into.', 12),
})
export const DOCUMENT_DELETED = defineEvent('document.deleted', 'A document was deleted.', {
  documentId: DOCUMENT_ID,
  projectId: PROJECT_ID,
})
export const PROJECT_DELETED = defineEvent('rag_project.deleted', 'A project was deleted with its documents.', {
  projectId: PROJECT_ID,
  documentCount: integer('The number of documents that it had.', 40),
})

export const RETRIEVAL_EVENTS = [DOCUMENT_INGESTED, DOCUMENT_DELETED, PROJECT_DELETED]
