import { content, type Pointing } from './pointing.ts'

const ofProject =
  (body: object): Pointing =>
  ({ project }) => [{ body: { ...body, projectId: project }, by: ['projectId'], status: 404 }]

export const retrieval: Record<string, Pointing> = {
  ingestDocuments: ofProject({ documents: [{ title: 'Other', mimeType: 'text', content }] }),
  searchDocuments: ofProject({ query: 'leave' }),
  listRagProjects: 'nothing to name',
  deleteDocuments: ofProject({ documentIds: ['leave'] }),
  restoreDocuments: ofProject({ documentIds: ['leave'] }),
  deleteRagProject: ofProject({}),
  configureExternalRag: 'nothing to name',
  listExternalRagSources: 'nothing to name',
  deleteExternalRagSource: 'path',
  searchExternalRag: ofProject({ query: 'leave' }),
  testExternalRag: 'nothing to name',
}
