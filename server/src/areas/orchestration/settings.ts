import { integer, type SettingsOf } from '../../platform/settings/setting-types.ts'

/** Settings for runs of language models. */
export const ORCHESTRATION_SETTINGS = {
  // credits are reserved for 15 minutes
  RUN_TIMEOUT_SECONDS: integer(1, 840)
    .default(600)
    .describe(
      'Seconds that a prompt, a chat, a turn of a response or a run of an agent may take, with all its calls of models and tools.',
    ),
  MAX_RUNS_AT_ONCE: integer(1, 1_000)
    .default(50)
    .describe('Prompts, chats, responses and runs of agents of one organization that a server runs at once.'),
}

export type OrchestrationSettings = SettingsOf<typeof ORCHESTRATION_SETTINGS>
