import type { GuidelineReason, SelectedGuideline } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Copy } from '../../ui/copy.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Warnings } from '../../ui/warnings.tsx'

/** Which sections of which guidelines an agent gets for a message, and why. */
export function Selection(): ReactNode {
  const { message } = useSearch({ from: '/frame/guidelines/select' })
  const navigate = useNavigate({ from: '/guidelines/select' })
  return (
    <Page
      title="What a message selects"
      about={
        <Link to="/guidelines" className="text-accent underline">
          All guidelines
        </Link>
      }
    >
      <div className="mb-4">
        <SearchField
          key={message}
          label="A message, as an agent gets it"
          text={message ?? ''}
          onSearch={text => void navigate({ search: text === '' ? {} : { message: text } })}
        />
      </div>
      {message === undefined ? (
        <Empty
          title="Enter a message"
          lines={[
            "keepsake context guidelines 'Can a customer return a gift card?'",
            "await client.ai.smartGuidelines({ message: 'Can a customer return a gift card?' })",
          ]}
        >
          Each selection costs what it costs an agent.
        </Empty>
      ) : (
        <Selected message={message} />
      )}
    </Page>
  )
}

function Selected({ message }: { message: string }): ReactNode {
  const client = useClient()
  const selected = useQuery({
    queryKey: ['guideline-selection', message],
    // asking again costs again: only when somebody asks
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => client.ai.smartGuidelines({ message }),
  })
  if (selected.isPending) return <Loading />
  if (selected.isError) return <ErrorNotice error={selected.error} onRetry={() => void selected.refetch()} />
  const { selection, compiledContext, usage, warnings } = selected.data
  return (
    <>
      <Warnings warnings={warnings} />
      {selection.length === 0 && (
        <Empty title="No guideline is selected">
          Give the guideline that should be a trigger keyword, or words of the message.
        </Empty>
      )}
      <ol>
        {selection.map(guideline => (
          <Row key={guideline.guidelineId} guideline={guideline} />
        ))}
      </ol>
      {compiledContext !== '' && (
        <Panel
          title="What the agent gets"
          actions={
            <>
              <span className="text-quiet">
                {formatNumber(usage.contentTokens)} tokens
                {usage.omittedSections > 0 && `, ${usage.omittedSections} sections did not fit`}
              </span>
              <Copy text={compiledContext} label="Copy what the agent gets" />
            </>
          }
        >
          <pre className="whitespace-pre-wrap break-words font-mono text-xs [overflow-wrap:anywhere]">
            {compiledContext}
          </pre>
        </Panel>
      )}
    </>
  )
}

const REASONS: Readonly<Record<GuidelineReason['by'], string>> = {
  requested: 'Requested',
  always_on: 'Always on',
  keyword: 'Keyword',
  name: 'Words of its name',
  words: 'Words',
  meaning: 'Similar meaning',
  model: 'Chosen by the model',
}

function Row({ guideline: { guidelineId, name, score, why, sections } }: { guideline: SelectedGuideline }): ReactNode {
  return (
    <li className="mb-3 rounded-lg border border-line bg-panel px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Link to="/guidelines/$id" params={{ id: guidelineId }} className="font-medium hover:underline">
          {name}
        </Link>
        <span className="text-xs text-quiet">Score {score.toFixed(2)}</span>
      </div>
      <ul className="mt-1.5 space-y-1">
        {why.map(({ by, words = [], section, text }) => (
          <li key={`${by}${words.join()}${section}`} className="flex flex-wrap items-baseline gap-x-2">
            <Badge>{REASONS[by]}</Badge>
            <span className="min-w-0 break-words">
              {words.map((word, index) => (
                <span key={word}>
                  {index > 0 && ', '}
                  <mark>{word}</mark>
                </span>
              ))}
              {section !== undefined && ` in ${section}`}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-quiet">
        Sections:
        {sections.map(({ slug, title = 'The text before the first heading', truncated }) => (
          <Link
            key={slug ?? ''}
            to="/guidelines/$id"
            params={{ id: guidelineId }}
            search={slug === undefined ? {} : { section: slug }}
            className="text-accent underline"
          >
            {title}
            {truncated && ' (its beginning)'}
          </Link>
        ))}
      </p>
    </li>
  )
}
