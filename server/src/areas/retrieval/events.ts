import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const PROJECT_ID = text('Id of the project.')
const A_PROJECT = 'prj_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

export const DOCUMENT_INGESTED = defineEvent({
  type: 'document.ingested',
  description: 'A document was read and can be found.',
  fields: {
    documentId: text('Id of the document within its project.'),
    projectId: PROJECT_ID,
    chunkCount: integer('The number of chunks that it was split into.'),
  },
  example: { documentId: 'leave', projectId: A_PROJECT, chunkCount: 12 },
})

export const DOCUMENT_DELETED = defineEvent({
  type: 'document.deleted',
  description: 'A document was deleted.',
  fields: { documentId: text('Id of the document within its project.'), projectId: PROJECT_ID },
  example: { documentId: 'leave', projectId: A_PROJECT },
})

export const PROJECT_DELETED = defineEvent({
  type: 'rag_project.deleted',
  description: 'A project was deleted with its documents.',
  fields: { projectId: PROJECT_ID, documentCount: integer('The number of documents that it had.') },
  example: { projectId: A_PROJECT, documentCount: 40 },
})

export const RETRIEVAL_EVENTS = [DOCUMENT_INGESTED, DOCUMENT_DELETED, PROJECT_DELETED]
