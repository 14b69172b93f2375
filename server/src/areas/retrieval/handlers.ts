import type { HandlersOf } from '../../contract/area.ts'
import { billingOf } from '../../platform/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { acceptDocuments } from './documents/ingest.ts'
import { deleteProject, listProjects, requireProject, restoreProject } from './documents/projects.ts'
import type { SearchDocuments } from './documents/search.ts'
import { deleteStored, restoreStored } from './documents/sql/store.ts'
import type { CallSource } from './external/call-source.ts'
import type { SearchExternal } from './external/search-external.ts'
import { checkSource, configureSource, deleteSource, listSources, toWire } from './external/source.ts'
import { testSource } from './external/test-source.ts'

interface Dependencies {
  database: Database
  vault: Vault
  searchDocuments: SearchDocuments
  searchExternal: SearchExternal
  callSource: CallSource
  outbound: OutboundFetch
}

export function createRetrievalHandlers({
  database,
  vault,
  searchDocuments,
  searchExternal,
  callSource,
  outbound,
}: Dependencies): HandlersOf<'retrieval'> {
  return {
    ingestDocuments: async ({ body, call }) => ({
      status: 202,
      body: { success: true, ...(await acceptDocuments(billingOf(call), body)) },
    }),
    searchDocuments: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await searchDocuments(billingOf(call), body, call.signal)) },
    }),
    async listRagProjects({ query, call }) {
      const { entries, ...page } = await listProjects(call.scope, query)
      const data = entries.map(({ createdAt, ...project }) => ({ ...project, createdAt: createdAt.toISOString() }))
      return { status: 200, body: { success: true, data, ...page } }
    },
    async deleteDocuments({ body, call }) {
      const project = await requireProject(call.scope, body)
      const ids = [...new Set(body.documentIds)]
      const deleted = new Set(await deleteStored(call.scope, project.id, ids))
      const notFound = ids.filter(id => !deleted.has(id))
      return { status: 200, body: { success: true, deleted: deleted.size, notFound } }
    },
    async restoreDocuments({ body, call }) {
      if (body.documentIds === undefined) {
        const { id, documentCount } = await call.scope.retriedTransaction(() => restoreProject(call.scope, body))
        return { status: 200, body: { success: true, projectId: id, restored: documentCount, notFound: [] } }
      }
      const { id } = await requireProject(call.scope, body)
      const ids = [...new Set(body.documentIds)]
      const restored = new Set(await call.scope.retried(() => restoreStored(call.scope, id, ids)))
      const notFound = ids.filter(each => !restored.has(each))
      return { status: 200, body: { success: true, projectId: id, restored: restored.size, notFound } }
    },
    deleteRagProject: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await call.scope.retriedTransaction(() => deleteProject(database, call, body)) },
    }),
    async configureExternalRag({ body, call }) {
      await checkSource(outbound, call, body)
      return call.finish(async () => {
        const source = await configureSource({ database, vault }, call, body)
        return { status: 200, body: { success: true, data: toWire(source, vault) } }
      })
    },
    async listExternalRagSources({ query, call }) {
      const { entries, ...page } = await listSources(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(source => toWire(source, vault)), ...page } }
    },
    deleteExternalRagSource: async ({ path, call }) => ({
      status: 200,
      body: {
        success: true,
        data: await call.scope.retriedTransaction(() => deleteSource({ database, vault }, call, path.sourceId)),
      },
    }),
    searchExternalRag: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await searchExternal(billingOf(call), body, call.signal)) },
    }),
    testExternalRag: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await testSource(call.scope, callSource, body, call.signal) },
    }),
  }
}
