import type { Schemas } from '../../../contract/schemas.ts'
import type { Agent as AgentRow } from '../../../platform/database/prisma/client.ts'

export type AgentWire = Schemas['AgentDefinition']

/** An agent as callers get it. */
export function toAgent(row: Omit<AgentRow, 'tenantId'>): AgentWire {
  const { description, model, expectedInputs, tools, guidelines, createdAt, updatedAt, ...rest } = row
  const { id, name, instructions, mcps, guidelineIds, guidelineTags, guidelineTokens, version } = rest
  return {
    id,
    name,
    ...(description !== null && { description }),
    instructions,
    // the columns contain what requests were validated to contain
    expectedInputs: expectedInputs as AgentWire['expectedInputs'],
    tools: tools as AgentWire['tools'],
    mcps,
    guidelineIds,
    guidelines: guidelines as AgentWire['guidelines'],
    guidelineTags,
    guidelineTokens,
    ...(model !== null && { model }),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
