import type { GuidelineDocument, GuidelineSection } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'

/** The text of a guideline, or of one section that is chosen in its outline. */
export function GuidelineText({ guideline: { id, version, value } }: { guideline: GuidelineDocument }): ReactNode {
  const client = useClient()
  const { section } = useSearch({ from: '/frame/guidelines/$id' })
  const structure = useQuery({
    queryKey: ['guidelines', id, 'structure', version],
    queryFn: async () => (await client.guidelines.getStructure(id)).data,
  })
  const chosen = section === undefined ? undefined : find(structure.data?.sections ?? [], section)
  return (
    <div className="grid gap-x-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <Panel title="Outline">
        {structure.isPending && <Loading rows={3} />}
        {structure.isError && <ErrorNotice error={structure.error} onRetry={() => void structure.refetch()} />}
        {structure.data && (
          <>
            <SectionLink title="Everything" isCurrent={chosen === undefined} tokens={structure.data.tokens} />
            <Outline sections={structure.data.sections} current={chosen?.slug} />
          </>
        )}
      </Panel>
      <Panel title={chosen?.title ?? 'Text'}>
        <Markdown text={chosen ? value.slice(chosen.start, chosen.end) : value} />
      </Panel>
    </div>
  )
}

function find(sections: readonly GuidelineSection[], slug: string): GuidelineSection | undefined {
  for (const section of sections) {
    const found = section.slug === slug ? section : find(section.children, slug)
    if (found) return found
  }
  return undefined
}

function Outline({
  sections,
  current,
}: {
  sections: readonly GuidelineSection[]
  current: string | undefined
}): ReactNode {
  if (sections.length === 0) return null
  return (
    <ul className="pl-3">
      {sections.map(({ slug, title, tokens, children }) => (
        <li key={slug}>
          <SectionLink title={title} slug={slug} tokens={tokens} isCurrent={slug === current} />
          <Outline sections={children} current={current} />
        </li>
      ))}
    </ul>
  )
}

function SectionLink({
  title,
  slug,
  tokens,
  isCurrent,
}: {
  title: string
  slug?: string
  tokens: number
  isCurrent: boolean
}): ReactNode {
  return (
    <Link
      from="/guidelines/$id"
      to="/guidelines/$id"
      search={slug === undefined ? {} : { section: slug }}
      className={`flex min-h-7 items-baseline gap-2 rounded px-1.5 py-0.5 hover:bg-raised ${isCurrent ? 'bg-raised font-medium' : 'text-quiet'}`}
    >
      <span className="min-w-0 flex-1 truncate" title={title}>
        {title}
      </span>
      <span className="text-xs" title="Tokens">
        {formatNumber(tokens)}
      </span>
    </Link>
  )
}
