import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rolesUpTo } from '../../session/roles.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { Invite } from './invite.tsx'
import type { Member } from './listed.ts'
import { MemberActions, type SentAgain } from './member-actions.tsx'
import { SettingsPage } from './settings-page.tsx'
import { MEMBER_KINDS, type MembersSearch } from './settings-search.ts'

const KINDS = [['', 'Everybody'], ...MEMBER_KINDS] as const

const COLUMNS: readonly Column<Member>[] = [
  { id: 'name', name: 'Name', text: ({ name }) => name, cell: member => <Called member={member} /> },
  { id: 'role', name: 'Role', text: ({ role }) => role },
  {
    id: 'state',
    name: 'State',
    text: ({ status }) => (status === 'invited' ? 'Invited' : 'Active'),
    cell: ({ status }) =>
      status === 'invited' ? <Badge tone="warn">Invited</Badge> : <Badge tone="good">Active</Badge>,
  },
  { id: 'kind', name: 'Kind', text: ({ kind }) => kind },
  timeColumn('seen', 'Last seen', ({ lastActiveAt }) => lastActiveAt),
  timeColumn('ends', 'Invitation ends', ({ status, invitationExpiresAt }) =>
    status === 'invited' ? invitationExpiresAt : undefined,
  ),
  { id: 'id', name: 'ID', text: ({ id }) => id, cell: ({ id }) => <Id id={id} /> },
]
const USUAL = ['role', 'state', 'kind', 'seen']

/** Who is part of the organization, and who was invited. */
export function Members(): ReactNode {
  const client = useClient()
  const may = useMay()
  const search = useSearch({ from: '/frame/settings/members' })
  const navigate = useNavigate({ from: '/settings/members' })
  const [isInviting, setInviting] = useState(false)
  const [sent, setSent] = useState<SentAgain>()
  const { show } = search
  const pages = usePages<Member>(['members', 'list', show], cursor =>
    client.members.list({ limit: 50, ...cursor, ...filterOf(show) }),
  )
  return (
    <SettingsPage
      title="Members"
      actions={
        may('members:write') && (
          <Button look="main" onClick={() => setInviting(true)}>
            Invite people
          </Button>
        )
      }
    >
      <Select
        label="Show"
        hideLabel
        className="mb-3 max-w-48"
        choices={KINDS}
        value={show ?? ''}
        onChange={({ target }) => {
          const chosen = MEMBER_KINDS.find(([each]) => each === target.value)?.[0]
          void navigate({ search: chosen ? { show: chosen } : {} })
        }}
      />
      {sent && (
        <p role="status" className="mb-3 text-quiet">
          {sent.link === undefined ? 'The link was sent by email.' : <Secret label="New link" secret={sent.link} />}
        </p>
      )}
      {isInviting && <Invite onClose={() => setInviting(false)} />}
      <Table
        label="Members"
        list="members"
        noun={['member', 'members']}
        columns={COLUMNS}
        actionsWidth="15rem"
        usual={USUAL}
        actions={may('members:write') && (member => <Actions member={member} onSent={setSent} />)}
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title="There is nobody here"
            lines={[
              'keepsake members invite --emails dana@northwind.example --role member',
              "await client.members.invite({ emails: ['dana@northwind.example'] })",
            ]}
          >
            People become members by an invitation, and programs by a key.
          </Empty>
        }
      />
    </SettingsPage>
  )
}

function filterOf(show: MembersSearch['show']): { status?: 'invited'; kind?: 'person' | 'agent' | 'service' } {
  if (show === undefined) return {}
  return show === 'invited' ? { status: show } : { kind: show }
}

function Called({ member: { id, name, email } }: { member: Member }): ReactNode {
  const { member: me } = useMe()
  return (
    <Named
      name={
        <>
          {name}
          {id === me.id && <span className="font-normal text-quiet"> (you)</span>}
        </>
      }
      about={email !== name && email}
    />
  )
}

function Actions({ member, onSent }: { member: Member; onSent: (sent: SentAgain) => void }): ReactNode {
  const { member: me } = useMe()
  // nobody manages a member with more rights
  return rolesUpTo(me.role).includes(member.role) && <MemberActions member={member} onSent={onSent} />
}
