import { MODEL_BUDGET_REACHED } from '../../models/budget/events.ts'
import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const agentEvent = (verb: string, description: string, version: string) =>
  defineEvent(`agent.${verb}`, description, {
    agentId: text('Id of the agent.', 'agn_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
    name: text('Its name.', 'Support triage'),
    version: integer(version, 1),
  })

export const AGENT_CREATED = agentEvent('created', 'An agent was created.', 'Its first version.')
export const AGENT_UPDATED = agentEvent('updated', 'An agent changed.', 'Its version after the change.')
export const AGENT_DELETED = agentEvent('deleted', 'An agent was deleted.', 'Its last version.')

export const ORCHESTRATION_EVENTS = [AGENT_CREATED, AGENT_UPDATED, AGENT_DELETED, MODEL_BUDGET_REACHED]
