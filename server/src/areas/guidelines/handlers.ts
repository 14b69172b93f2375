import { created, listed, listedAs, ok, respond } from '../../contract/answers.ts'
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
  listGuidelines: async ({ query, call }) => listedAs(await listGuidelines(call.scope, query), toWire),

  createGuideline: async ({ body, call }) => created(toWire(await createGuideline(call, body))),

  async getGuideline({ path, call }) {
    const { value, ...guideline } = await getGuideline(call.scope, path.id)
    return ok({ ...toWire(guideline), value })
  },

  async getGuidelineStructure({ path, call }) {
    const { id, version, value } = await getGuideline(call.scope, path.id)
    const sections = treeOf(value, sectionsOf(value))
    return ok({ id, version, characters: value.length, tokens: estimateTokens(value), sections })
  },

  async getGuidelineSection({ path, query, call }) {
    const { id, version, value } = await getGuideline(call.scope, path.id)
    const section = findSection(sectionsOf(value), query, IN_QUERY)
    const content = value.slice(section.start, section.end)
    return ok({ id, version, ...measured(value, section), content })
  },

  async updateGuideline({ path, body, call }) {
    const { guideline, merged } = await updateGuideline(call, path.id, body)
    return respond(200, { data: toWire(guideline), merged })
  },

  deleteGuideline: async ({ path, call }) => ok(await deleteGuideline(call, path.id)),

  listGuidelineVersions: async ({ path, query, call }) => listed(await listVersions(call.scope, path.id, query)),

  getGuidelineVersion: async ({ path, call }) => ok(await getVersion(call.scope, path.id, path.version)),

  compareGuidelineVersions: async ({ path, query, call }) => ok(await compareVersions(call.scope, path.id, query)),

  rollBackGuideline: async ({ path, body, call }) => ok(toWire(await rollBack(call, path.id, body))),
}

const toWire = ({ createdAt, updatedAt, ...rest }: Guideline): Schemas['Guideline'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
