import type { Editor } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { ApiError, type ErrorDetail } from '../../platform/values/errors.ts'
import type { McpServersDependencies } from './dependencies.ts'
import { SERVER_UPDATED } from './events.ts'
import { reportChange } from './report.ts'
import { type StoredServer, updateServer } from './store.ts'
import type { StoredTool } from './tools/compare.ts'

const MAX_DETAILS = 20

/** Enables, disables and approves tools. @throws ApiError `validation_error`, `not_found_error` or `conflict_error` */
export function updateTools(
  { database }: Pick<McpServersDependencies, 'database'>,
  editor: Editor,
  id: string,
  { tools: changes, expectedVersion }: Schemas['UpdateMcpToolsRequest'],
): Promise<StoredServer> {
  const { scope } = editor
  return scope.transaction(async () => {
    const { after } = await updateServer(scope, id, expectedVersion, ({ tools }) => {
      checkNames(changes, tools)
      return { fields: {}, tools: tools.map(tool => changed(tool, changes)) }
    })
    const names = (isMeant: (change: Schemas['McpToolChange']) => boolean): string[] =>
      changes.filter(isMeant).map(({ name }) => name)
    await reportChange(database, editor, SERVER_UPDATED, after, {
      enabled: names(({ enabled }) => enabled === true),
      disabled: names(({ enabled }) => enabled === false),
      approved: names(({ approved }) => approved === true),
    })
    return after
  })
}

function changed(tool: StoredTool, changes: readonly Schemas['McpToolChange'][]): StoredTool {
  const { enabled = tool.enabled, approved } = changes.find(({ name }) => name === tool.name) ?? {}
  return { ...tool, enabled, ...(approved && { needsReview: false, approved: null }) }
}

function checkNames(changes: readonly Schemas['McpToolChange'][], tools: readonly StoredTool[]): void {
  const details = changes.flatMap(({ name }, index): ErrorDetail[] => {
    const path = `body.tools.${index}.name`
    if (changes.findIndex(change => change.name === name) < index)
      return [{ path, message: `names a tool that is there before: ${name}` }]
    return tools.some(tool => tool.name === name) ? [] : [{ path, message: `is not a tool of this server: ${name}` }]
  })
  const [first] = details
  if (first)
    throw new ApiError('validation_error', `${first.path} ${first.message}.`, {
      details: details.slice(0, MAX_DETAILS),
    })
}
