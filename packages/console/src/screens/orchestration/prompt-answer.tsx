import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../session/use-session.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Preformatted } from '../../ui/json.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Warnings } from '../../ui/warnings.tsx'
import { Figures } from './figures.tsx'
import { ToolCalls } from './tool-calls.tsx'
import type { Answer } from './use-prompt.ts'

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
      <PutIn request={request} tokens={done?.usage.inputTokens} />
    </>
  )
}

function PutIn({
  request: { prompt, context, guidelines, recordId, email, websiteUrl, phoneNumber },
  tokens,
}: {
  request: Answer['request']
  tokens: number | undefined
}): ReactNode {
  const may = useMay()
  const about = recordId ?? email ?? websiteUrl ?? phoneNumber
  return (
    <Panel
      title="What was put in"
      actions={tokens !== undefined && <span className="text-quiet">{tokens.toLocaleString('en')} tokens</span>}
    >
      <ul className="list-disc space-y-1.5 pl-5">
        <li>The prompt.</li>
        {context !== undefined && (
          <li>
            The material, as text whose instructions are not followed:
            <Preformatted text={context} />
          </li>
        )}
        {about !== undefined && (
          <li>
            What is known about {about}.{' '}
            {may('memory:read') && (
              <Link to="/recall" search={{ q: prompt ?? '', about }} className="text-accent underline">
                What is recalled for this prompt
              </Link>
            )}
          </li>
        )}
        {guidelines === 'auto' && (
          <li>
            The guidelines that fit.{' '}
            {may('guidelines:read') && (
              <Link to="/guidelines/select" search={{ message: prompt ?? '' }} className="text-accent underline">
                What this prompt selects
              </Link>
            )}
          </li>
        )}
      </ul>
    </Panel>
  )
}
