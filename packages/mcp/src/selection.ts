import { InvalidSelectionError, type Selection, selectTools } from './toolsets.ts'

/**
 * The selection in an HTTP request: in its query, or in its headers for hosts that cannot change the address.
 * @throws InvalidSelectionError
 */
export function selectionIn({ url, headers }: Request): Selection {
  const { searchParams } = new URL(url)
  const readOnly = searchParams.get('readOnly') ?? headers.get('x-mcp-readonly') ?? 'false'
  if (readOnly !== 'true' && readOnly !== 'false')
    throw new InvalidSelectionError(`readOnly must be true or false, not ${readOnly}.`)
  const toolsets = searchParams.get('toolsets') ?? headers.get('x-mcp-toolsets') ?? undefined
  const selection = { toolsets, readOnly: readOnly === 'true' }
  selectTools(selection)
  return selection
}
