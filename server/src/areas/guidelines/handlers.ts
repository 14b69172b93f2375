import type { HandlersOf } from '../../contract/area.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { sectionsOf } from '../../documents/sections.ts'
import { estimateTokens } from '../../platform/access/tokens.ts'
import type { AttachmentHandlers } from './attachments/handlers.ts'
import { findSection, IN_QUERY } from './edit.ts'
import type { Guideline } from './guideline.ts'
import { createGuideline, deleteGuideline, getGuideline, listGuidelines, rollBack, updateGuideline } from './service.ts'
import type { SmartOperation } from './smart/handlers.ts'
import { measured, treeOf } from './structure.ts'
import { compareVersions, getVersion, listVersions } from './versions.ts'

export const guidelineHandlers: Omit<HandlersOf<'guidelines'>, keyof AttachmentHandlers | SmartOperation> = {
  async listGuidelines({ query, call }) {
    const { entries, ...page } = await listGuidelines(call.scope, query)
    return { status: 200, body: { success: true, data: entries.map(toWire), ...page } }
  },

  createGuideline: async ({ body, call }) => ({
    status: 201,
    body: { success: true, data: toWire(await createGuideline(call, body)) },
  }),

  async getGuideline({ path, call }) {
    const { value, ...guideline } = await getGuideline(call.scope, path.id)
    return { status: 200, body: { success: true, data: { ...toWire(guideline), value } } }
  },

  async getGuidelineStructure({ path, call }) {
    const { id, version, value } = await getGuideline(call.scope, path.id)
    const sections = treeOf(value, sectionsOf(value))
    const data = { id, version, characters: value.length, tokens: estimateTokens(value), sections }
    return { status: 200, body: { success: true, data } }
  },

  async getGuidelineSection({ path, query, call }) {
    const { id, version, value } = await getGuideline(call.scope, path.id)
    const section = findSection(sectionsOf(value), query, IN_QUERY)
    const content = value.slice(section.start, section.end)
    return { status: 200, body: { success: true, data: { id, version, ...measured(value, section), content } } }
  },

  async updateGuideline({ path, body, call }) {
    const { guideline, merged } = await updateGuideline(call, path.id, body)
    return { status: 200, body: { success: true, data: toWire(guideline), merged } }
  },

  deleteGuideline: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await deleteGuideline(call, path.id) },
  }),

  async listGuidelineVersions({ path, query, call }) {
    const { entries, ...page } = await listVersions(call.scope, path.id, query)
    return { status: 200, body: { success: true, data: [...entries], ...page } }
  },

  getGuidelineVersion: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await getVersion(call.scope, path.id, path.version) },
  }),

  compareGuidelineVersions: async ({ path, query, call }) => ({
    status: 200,
    body: { success: true, data: await compareVersions(call.scope, path.id, query) },
  }),

  rollBackGuideline: async ({ path, body, call }) => ({
    status: 200,
    body: { success: true, data: toWire(await rollBack(call, path.id, body)) },
  }),
}

const toWire = ({ createdAt, updatedAt, ...rest }: Guideline): Schemas['Guideline'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
