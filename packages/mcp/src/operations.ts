import { tools } from './generated/tools.gen.ts'
import type { ToolOperation } from './tool.ts'

/** An operation of a tool, for a resource or a prompt that needs it too. */
export function operationNamed(operationId: string): ToolOperation {
  const found = tools.flatMap(({ operations }) => operations).find(each => each.operationId === operationId)
  if (!found) throw new Error(`No tool has the operation ${operationId}.`)
  return found
}
