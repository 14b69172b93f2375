import { AI } from '../commands/ai/command.ts'
import { FILES, LINES } from '../commands/files/command.ts'
import { GATEWAY } from '../commands/gateway/command.ts'
import { MEMORY } from '../commands/memory/command.ts'
import { RAG } from '../commands/rag/command.ts'
import { WEBHOOK_ACTIONS } from '../commands/webhooks/command.ts'
import type { CustomAction, CustomActions } from '../table/custom-action.ts'
import type { ApiCommand } from '../table/tree.ts'

const CUSTOM: CustomActions = { ...AI, ...FILES, ...GATEWAY, ...MEMORY, ...RAG, ...WEBHOOK_ACTIONS }

/** The custom action of a command, if it has one. */
export const customAction = ({ line, lines }: ApiCommand): CustomAction | undefined =>
  CUSTOM[line] ?? (lines ? LINES : undefined)
