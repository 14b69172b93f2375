export const GUIDELINES = [
  ['none', 'Without guidelines'],
  ['auto', 'With the guidelines that fit'],
] as const

/** What the address of a prompt says, so that it can be sent to a colleague. Nothing runs until somebody runs it. */
export interface PromptSearch {
  prompt?: string
  about?: string
  guidelines?: 'auto'
  model?: string
}

export function readPromptSearch({ prompt, about, guidelines, model }: Record<string, unknown>): PromptSearch {
  return {
    ...(prompt !== undefined && prompt !== '' && { prompt: String(prompt) }),
    ...(about !== undefined && about !== '' && { about: String(about) }),
    ...(guidelines === 'auto' && { guidelines }),
    ...(typeof model === 'string' && model !== '' && { model }),
  }
}

export const AGENT_VIEWS = [
  ['run', 'Run'],
  ['edit', 'Edit'],
  ['runs', 'Runs'],
] as const

/** What the address of an agent says: the view, and which run is shown. */
export interface AgentSearch {
  view?: (typeof AGENT_VIEWS)[number][0]
  run?: string
}

export function readAgentSearch({ view, run }: Record<string, unknown>): AgentSearch {
  const chosen = AGENT_VIEWS.map(([each]) => each).find(each => each === view)
  return { ...(chosen && { view: chosen }), ...(typeof run === 'string' && { run }) }
}
