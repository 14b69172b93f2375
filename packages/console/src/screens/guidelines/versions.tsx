import type { GuidelineDocument, GuidelineVersion } from '@keepsake/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Diff } from '../../ui/diff.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'

/** What a guideline was before, how two versions differ, and the way back. */
export function Versions({ guideline: { id, version: current } }: { guideline: GuidelineDocument }): ReactNode {
  const client = useClient()
  const { from, to } = useSearch({ from: '/frame/guidelines/$id' })
  const pages = usePages<GuidelineVersion>(['guidelines', id, 'versions'], cursor =>
    client.guidelines.versions(id, { limit: 50, ...cursor }),
  )
  return (
    <>
      {from !== undefined && to !== undefined && <Comparison id={id} from={from} to={to} />}
      <Panel title="Versions">
        <Rows
          label="Versions"
          pages={pages}
          keyOf={({ version }) => String(version)}
          row={version => <Row id={id} version={version} current={current} />}
          height={57}
          empty={<Empty title="There are no versions" />}
        />
      </Panel>
    </>
  )
}

function Comparison({ id, from, to }: { id: string; from: number; to: number }): ReactNode {
  const client = useClient()
  const compared = useQuery({
    queryKey: ['guidelines', id, 'diff', from, to],
    queryFn: async () => (await client.guidelines.diff(id, { from, to })).data,
  })
  const title = `Version ${from} and version ${to}`
  return (
    <Panel title={title}>
      {compared.isPending && <Loading rows={2} />}
      {compared.isError && <ErrorNotice error={compared.error} onRetry={() => void compared.refetch()} />}
      {compared.data && (
        <>
          <p className="mb-2 text-quiet">
            {compared.data.addedLines} lines added, {compared.data.removedLines} removed
            {compared.data.fields.length > 0 && `; changed: ${compared.data.fields.join(', ')}`}
          </p>
          {compared.data.diff !== '' && <Diff label={title} diff={compared.data.diff} />}
        </>
      )}
    </Panel>
  )
}

function Row({
  id,
  version: { version, at, actor, note, characters },
  current,
}: {
  id: string
  version: GuidelineVersion
  current: number
}): ReactNode {
  const may = useMay()
  const nameOf = useNames()
  const navigate = useNavigate({ from: '/guidelines/$id' })
  const [isAsking, setAsking] = useState(false)
  const compare = (from: number, to: number): void => void navigate({ search: { view: 'versions', from, to } })
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-1 py-2">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-medium">Version {version}</span>
        <span className="block truncate text-xs text-quiet">
          <Time at={at} /> · <span title={actor}>{nameOf(actor)}</span> · {formatNumber(characters)} characters
          {note && ` · ${note}`}
        </span>
      </span>
      {version > 1 && <Button onClick={() => compare(version - 1, version)}>What changed</Button>}
      {version < current && <Button onClick={() => compare(version, current)}>Compare with now</Button>}
      {version < current && may('guidelines:write') && <Button onClick={() => setAsking(true)}>Roll back</Button>}
      {isAsking && <RollBack id={id} version={version} current={current} onClose={() => setAsking(false)} />}
    </div>
  )
}

function RollBack({
  id,
  version,
  current,
  onClose,
}: {
  id: string
  version: number
  current: number
  onClose: () => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  return (
    <Dialog
      title={`Roll back to version ${version}?`}
      action="Roll back"
      onConfirm={async () => {
        await client.guidelines.rollback(id, { version, expectedVersion: current })
        await queries.invalidateQueries({ queryKey: ['guidelines'] })
      }}
      onClose={onClose}
    >
      <p>Its content becomes version {current + 1}. The versions in between stay.</p>
    </Dialog>
  )
}
