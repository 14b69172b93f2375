import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/field.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { Json } from '../../ui/json.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import type { Tool } from './server.ts'

/** Changes one tool of a server. */
function useChange(serverId: string, change: { name: string; enabled?: boolean; approved?: true }) {
  const client = useClient()
  const queries = useQueryClient()
  return useAttempt(async () => {
    await client.mcps.updateTools(serverId, { tools: [change] })
    await queries.invalidateQueries({ queryKey: ['tool-servers'] })
  })
}

/** What a held tool said of itself before, what it says now, and the approval. */
export function HeldTool({ serverId, tool }: { serverId: string; tool: Tool }): ReactNode {
  const may = useMay()
  const { name, description, inputSchema, approved } = tool
  const approve = useChange(serverId, { name, approved: true })
  const hasNewSchema = JSON.stringify(approved?.inputSchema) !== JSON.stringify(inputSchema)
  return (
    <li aria-label={name} className="border-b border-line py-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 break-all font-mono font-medium">{name}</code>
        {may('mcps:write') && (
          <Button look="main" onClick={() => void approve.run()} disabled={approve.isBusy}>
            Approve
          </Button>
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {[
          { when: 'Approved before', description: approved?.description, inputSchema: approved?.inputSchema },
          { when: 'Now', description, inputSchema },
        ].map(side => (
          <section key={side.when} aria-label={side.when} className="min-w-0">
            <h3 className="mb-1 text-xs text-quiet">{side.when}</h3>
            <p className="mb-2 whitespace-pre-wrap break-words">{side.description || 'No description.'}</p>
            {hasNewSchema && <Json value={side.inputSchema ?? null} />}
          </section>
        ))}
      </div>
      {approve.error && <ErrorNotice error={approve.error} />}
    </li>
  )
}

/** One tool, which models can call if it is on and not held. */
export function ToolItem({
  serverId,
  tool: { name, title, description, inputSchema, enabled, needsReview },
}: {
  serverId: string
  tool: Tool
}): ReactNode {
  const may = useMay()
  const turn = useChange(serverId, { name, enabled: !enabled })
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 basis-48">
          <code className="break-all font-mono">{name}</code>
          {title && <span className="text-quiet"> {title}</span>}
        </span>
        {needsReview && <Badge tone="warn">Held</Badge>}
        {may('mcps:write') ? (
          <CheckBox
            label={enabled ? 'On' : 'Off'}
            aria-label={`${enabled ? 'On' : 'Off'}: ${name}`}
            checked={enabled}
            disabled={turn.isBusy}
            onChange={() => void turn.run()}
          />
        ) : (
          <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? 'On' : 'Off'}</Badge>
        )}
      </div>
      <p className="whitespace-pre-wrap break-words text-quiet">{description}</p>
      <details>
        <summary className="text-xs text-quiet">Arguments</summary>
        <Json value={inputSchema} />
      </details>
      {turn.error && <ErrorNotice error={turn.error} />}
    </li>
  )
}
