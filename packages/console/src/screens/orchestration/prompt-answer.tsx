import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../session/use-session.tsx'
import { Copy } from '../../ui/copy.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Preformatted } from '../../ui/json.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Warnings } from '../../ui/warnings.tsx'
import { Figures } from './figures.tsx'
import { ToolCalls } from './tool-calls.tsx'
import type { Answer, Done } from './use-prompt.ts'

/** The answer with what was put into it, what it used, and what it cost. */
export function PromptAnswer({ answer: { request, text, state, done, error } }: { answer: Answer }): ReactNode {
  return (
    <>
      <Panel title="Answer" actions={text !== '' && <Copy text={text} label="Copy the answer" />}>
        <div aria-live="polite" aria-busy={state === 'running' ? true : undefined}>
          {text === '' && state === 'running' ? (
            <p className="text-quiet">The model reads.</p>
          ) : (
            <Markdown text={text} />
          )}
        </div>
        {state === 'stopped' && <p className="mt-2 text-warn">Stopped. Only the tokens so far are charged.</p>}
        {error && <ErrorNotice error={error} />}
        {done && (
          <div className="mt-3">
            <Warnings warnings={done.warnings} />
            {done.steps.map(({ prompt, toolCalls }) => (
              <ToolCalls key={prompt} calls={toolCalls} />
            ))}
            <Figures usage={done.usage} credits={done.creditsCharged} model={done.model} />
          </div>
        )}
      </Panel>
      {done && <PutIn request={request} done={done} />}
    </>
  )
}

/** Exactly what the model was sent, and where each part comes from. */
function PutIn({
  request: { prompt = '', guidelines, recordId, email, websiteUrl, phoneNumber },
  done: { input = [], usage },
}: {
  request: Answer['request']
  done: Done
}): ReactNode {
  const may = useMay()
  const about = recordId ?? email ?? websiteUrl ?? phoneNumber
  return (
    <Panel
      title="What was put in"
      actions={<span className="text-quiet">{formatNumber(usage.inputTokens)} tokens</span>}
    >
      <ol className="space-y-3">
        {input.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages stay as they are
          <li key={index}>
            <h3 className="mb-1 text-quiet">
              {role === 'system' ? 'Instructions' : index === input.length - 1 ? 'The prompt' : 'Material'}
            </h3>
            <Preformatted text={content} />
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {about !== undefined && may('memory:read') && (
          <Link to="/recall" search={{ q: prompt, about }} className="text-accent underline">
            What is recalled for this prompt
          </Link>
        )}
        {guidelines === 'auto' && may('guidelines:read') && (
          <Link to="/guidelines/select" search={{ message: prompt }} className="text-accent underline">
            What this prompt selects
          </Link>
        )}
      </p>
    </Panel>
  )
}
