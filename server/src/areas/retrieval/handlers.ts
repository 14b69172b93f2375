import { listedAs, ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { billingOf } from '../../platform/credits/credits.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { acceptDocuments } from './documents/ingest.ts'
import {
  countedProjects,
  deleteProject,
  findProject,
  listProjects,
  type ProjectCounts,
  requireProject,
  restoreProject,
} from './documents/projects.ts'
import type { SearchDocuments } from './documents/search.ts'
import { listDocuments } from './documents/sql/list-documents.ts'
import { deleteStored, restoreStored } from './documents/sql/store.ts'
import type { CallSource } from './external/call-source.ts'
import type { SearchExternal } from './external/search-external.ts'
import { checkSource, configureSource, deleteSource, listSources, toWire } from './external/source.ts'
import { testSource } from './external/test-source.ts'

interface Dependencies extends Pick<Platform, 'database' | 'vault' | 'outbound'> {
  searchDocuments: SearchDocuments
  searchExternal: SearchExternal
  callSource: CallSource
  queue: QueueLimits
}

const toWireProject = ({ createdAt, ...project }: ProjectCounts) => ({ ...project, createdAt: createdAt.toISOString() })

export const createRetrievalHandlers = ({
  database,
  vault,
  searchDocuments,
  searchExternal,
  callSource,
  outbound,
  queue,
}: Dependencies): HandlersOf<'retrieval'> => ({
  ingestDocuments: async ({ body, call }) => respond(202, await acceptDocuments(billingOf(call), body, queue)),
  searchDocuments: async ({ body, call }) => respond(200, await searchDocuments(billingOf(call), body, call.signal)),
  async listRagProjects({ query: { project: name, ...query }, call }) {
    const project = await findProject(call.scope, { project: name })
    if (!project) {
      const { entries, ...page } = await listProjects(call.scope, query)
      return respond(200, { data: entries.map(toWireProject), ...page })
    }
    const { entries: documents, ...page } = await listDocuments(call.scope, project.id, query)
    const counted = await countedProjects(call.scope, { id: project.id }, 1)
    return respond(200, { data: counted.map(one => ({ ...toWireProject(one), documents })), ...page })
  },
  async deleteDocuments({ body, call }) {
    const project = await requireProject(call.scope, body)
    const ids = [...new Set(body.documentIds)]
    const deleted = new Set(await deleteStored(call.scope, project.id, ids))
    const notFound = ids.filter(id => !deleted.has(id))
    return respond(200, { deleted: deleted.size, notFound })
  },
  async restoreDocuments({ body, call }) {
    if (body.documentIds === undefined) {
      const { id, documentCount } = await call.scope.retriedTransaction(() => restoreProject(call.scope, body))
      return respond(200, { projectId: id, restored: documentCount, notFound: [] })
    }
    const { id } = await requireProject(call.scope, body)
    const ids = [...new Set(body.documentIds)]
    const restored = new Set(await call.scope.retried(() => restoreStored(call.scope, id, ids)))
    const notFound = ids.filter(each => !restored.has(each))
    return respond(200, { projectId: id, restored: restored.size, notFound })
  },
  deleteRagProject: async ({ body, call }) =>
    ok(await call.scope.retriedTransaction(() => deleteProject(database, call, body))),
  async configureExternalRag({ body, call }) {
    await checkSource(outbound, call, body)
    return call.finish(async () => {
      const source = await configureSource({ database, vault }, call, body)
      return ok(toWire(source, vault))
    })
  },
  listExternalRagSources: async ({ query, call }) =>
    listedAs(await listSources(call.scope, query), source => toWire(source, vault)),
  deleteExternalRagSource: async ({ path, call }) =>
    ok(await call.scope.retriedTransaction(() => deleteSource({ database, vault }, call, path.sourceId))),
  searchExternalRag: async ({ body, call }) => respond(200, await searchExternal(billingOf(call), body, call.signal)),
  testExternalRag: async ({ body, call }) => ok(await testSource(call.scope, callSource, body, call.signal)),
})
