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
import { Menu } from '../../ui/menu.tsx'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'

/** What a guideline was before, how two versions differ, and the way back. */
export function Versions({ guideline: { id, version: current } }: { guideline: GuidelineDocument }): ReactNode {
  const nameOf = useNames()
  const client = useClient()
  const { from, to } = useSearch({ from: '/frame/guidelines/$id' })
  const pages = usePages<GuidelineVersion>(['guidelines', id, 'versions'], cursor =>
    client.guidelines.versions(id, { limit: 50, ...cursor }),
  )
  return (
    <>
      {from !== undefined && to !== undefined && <Comparison id={id} from={from} to={to} />}
      <Panel title="Versions">
        <Table
          label="Versions"
          list="versions"
          actionsWidth="17rem"
          noun={['version', 'versions']}
          columns={columnsOf(nameOf)}
          usual={['at', 'by', 'size', 'note']}
          actions={version => <Actions id={id} version={version.version} current={current} />}
          pages={pages}
          keyOf={({ version }) => String(version)}
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

const columnsOf = (nameOf: (id: string) => string): readonly Column<GuidelineVersion>[] => [
  {
    id: 'version',
    name: 'Version',
    text: ({ version }) => `Version ${version}`,
    cell: ({ version }) => <Named name={`Version ${version}`} />,
    rank: ({ version }) => version,
  },
  timeColumn('at', 'When', ({ at }) => at),
  { id: 'by', name: 'By', text: ({ actor }) => nameOf(actor) },
  numberColumn('size', 'Characters', ({ characters }) => characters),
  { id: 'note', name: 'Note', text: ({ note }) => note ?? '' },
]

function Actions({ id, version, current }: { id: string; version: number; current: number }): ReactNode {
  const may = useMay()
  const navigate = useNavigate({ from: '/guidelines/$id' })
  const [isAsking, setAsking] = useState(false)
  const compare = (from: number, to: number): void => void navigate({ search: { view: 'versions', from, to } })
  const isOld = version < current
  return (
    <>
      {version > 1 && <Button onClick={() => compare(version - 1, version)}>What changed</Button>}
      {isOld && may('guidelines:write') && <Button onClick={() => setAsking(true)}>Roll back</Button>}
      <Menu
        of={`version ${version}`}
        deeds={
          isOld
            ? [
                {
                  label: 'Compare with now',
                  about: `Shows how it differs from version ${current}.`,
                  run: () => compare(version, current),
                },
              ]
            : []
        }
      />
      {isAsking && <RollBack id={id} version={version} current={current} onClose={() => setAsking(false)} />}
    </>
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
