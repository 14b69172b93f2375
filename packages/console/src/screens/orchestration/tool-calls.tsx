import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Preformatted } from '../../ui/json.tsx'

/** The tools that the model called, with what it passed and what it got. */
export function ToolCalls({
  calls,
}: {
  calls: readonly { id?: string; name: string; arguments: string; output?: string; isError?: boolean }[]
}): ReactNode {
  return calls.map((call, index) => (
    <details key={call.id ?? `${index}/${call.name}`} className="mb-2">
      <summary>
        <code className="font-mono text-xs">{call.name}</code> {call.isError && <Badge tone="bad">Failed</Badge>}
      </summary>
      <Preformatted text={call.arguments} />
      {call.output !== undefined && <Preformatted text={call.output} />}
    </details>
  ))
}
