import type { Keepsake } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Copy, Id } from '../../ui/copy.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Panel } from '../../ui/page.tsx'
import { Figures } from './figures.tsx'
import { ToolCalls } from './tool-calls.tsx'

export type Run = Awaited<ReturnType<Keepsake['responses']['get']>>

const TONES: Readonly<Record<string, Tone>> = { completed: 'good', failed: 'bad', requires_action: 'warn' }

export const RunStatus = ({ status }: { status: string }): ReactNode => (
  <Badge tone={TONES[status] ?? 'plain'}>{status.replaceAll('_', ' ')}</Badge>
)

/** What a run did, step by step, what it used, and what it cost. */
export function RunResult({ run }: { run: Run }): ReactNode {
  const { id, status, steps, text, error, usage, creditsCharged, model, required_action } = run
  return (
    <Panel
      title="What the run did"
      actions={
        <>
          <RunStatus status={status} />
          {text !== undefined && <Copy text={text} label="Copy the answer" />}
        </>
      }
    >
      {error && <p className="mb-2 break-words text-bad">{error.message}</p>}
      {required_action && (
        <p className="mb-2 text-warn">
          It waits for the results of {required_action.tool_calls.map(call => call.function.name).join(', ')}. A program
          sends them with <code className="font-mono text-xs">responses.create</code> and the ID below.
        </p>
      )}
      <ol className="space-y-3">
        {steps.map(step => (
          <li key={step.index}>
            {step.prompt !== undefined && (
              <p className="mb-1 whitespace-pre-wrap break-words text-quiet">{step.prompt}</p>
            )}
            <ToolCalls calls={step.toolCalls} />
            {step.text !== undefined && <Markdown text={step.text} />}
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <Figures usage={usage} credits={creditsCharged} model={model} />
        <Id id={id} />
      </div>
    </Panel>
  )
}
