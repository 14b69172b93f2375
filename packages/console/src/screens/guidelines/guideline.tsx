import type { GuidelineDocument } from '@keepsake/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Copy, Id } from '../../ui/copy.tsx'
import { formatNumber } from '../../ui/format.ts'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { EditGuideline } from './edit-guideline.tsx'
import { VIEWS } from './guideline-search.ts'
import { GuidelineText } from './guideline-text.tsx'
import { Versions } from './versions.tsx'

/** One guideline: its text by section, its editor, and what it was before. */
export function GuidelineScreen(): ReactNode {
  const { id } = useParams({ from: '/frame/guidelines/$id' })
  const { view = 'text' } = useSearch({ from: '/frame/guidelines/$id' })
  const navigate = useNavigate({ from: '/guidelines/$id' })
  const client = useClient()
  const may = useMay()
  const guideline = useQuery({
    queryKey: ['guidelines', id],
    queryFn: async () => (await client.guidelines.get(id)).data,
  })
  if (!guideline.isSuccess) return <UnloadedPage title="Guideline" query={guideline} />
  const { name, description, tags, alwaysOn, triggerKeywords, tokens, version, updatedAt, value } = guideline.data
  const mayWrite = may('guidelines:write')
  return (
    <Page
      title={name}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {alwaysOn && <Badge tone="good">Always on</Badge>}
          {tags.map(tag => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {description && <span>{description}</span>}
          {triggerKeywords.length > 0 && <span>Keywords: {triggerKeywords.join(', ')}</span>}
          <span>
            {formatNumber(tokens)} tokens · version {version} · <Time at={updatedAt} />
          </span>
          <Id id={id} />
        </span>
      }
      actions={
        <>
          <Copy text={value} label="Copy the text" />
          {mayWrite && <Delete guideline={guideline.data} />}
        </>
      }
    >
      <Views
        label="Views of the guideline"
        views={VIEWS.filter(([each]) => each !== 'edit' || mayWrite)}
        current={view}
        onChoose={chosen => void navigate({ search: chosen === 'text' ? {} : { view: chosen } })}
      />
      {view === 'text' && <GuidelineText guideline={guideline.data} />}
      {view === 'edit' && mayWrite && <EditGuideline key={id} guideline={guideline.data} />}
      {view === 'versions' && <Versions guideline={guideline.data} />}
    </Page>
  )
}

function Delete({ guideline: { id, name } }: { guideline: GuidelineDocument }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <AskButton
      label="Delete"
      title={`Delete ${name}?`}
      action="Delete"
      onConfirm={async () => {
        await client.guidelines.delete(id)
        await navigate({ to: '/guidelines' })
        await queries.invalidateQueries({ queryKey: ['guidelines', 'list'] })
      }}
    >
      <p>Its versions and attachments are deleted too, and agents no longer follow it.</p>
    </AskButton>
  )
}
