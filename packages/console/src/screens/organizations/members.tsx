import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rolesUpTo } from '../../session/roles.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { Invite } from './invite.tsx'
import type { Member } from './listed.ts'
import { MemberActions } from './member-actions.tsx'
import { SettingsPage } from './settings-page.tsx'
import { MEMBER_KINDS, type MembersSearch } from './settings-search.ts'

const KINDS = [['', 'Everybody'], ...MEMBER_KINDS] as const

/** Who is part of the organization, and who was invited. */
export function Members(): ReactNode {
  const client = useClient()
  const may = useMay()
  const search = useSearch({ from: '/frame/settings/members' })
  const navigate = useNavigate({ from: '/settings/members' })
  const [isInviting, setInviting] = useState(false)
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
      {isInviting && <Invite onClose={() => setInviting(false)} />}
      <Rows
        label="Members"
        pages={pages}
        keyOf={({ id }) => id}
        row={member => <Row member={member} />}
        height={57}
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

function Row({ member }: { member: Member }): ReactNode {
  const { id, name, email, kind, role, status, lastActiveAt, invitationExpiresAt } = member
  const may = useMay()
  const { member: me } = useMe()
  // nobody manages a member with more rights
  const isManaged = may('members:write') && rolesUpTo(me.role).includes(role)
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block truncate font-medium">
          {name}
          {id === me.id && <span className="font-normal text-quiet"> (you)</span>}
        </span>
        <span className="block truncate text-xs text-quiet">
          {email !== undefined && email !== name ? email : kind}
          {lastActiveAt && (
            <>
              {' · active '}
              <Time at={lastActiveAt} />
            </>
          )}
          {status === 'invited' && invitationExpiresAt && (
            <>
              {' · the invitation ends '}
              <Time at={invitationExpiresAt} />
            </>
          )}
        </span>
      </span>
      {status === 'invited' && <Badge tone="warn">Invited</Badge>}
      <Badge>{role}</Badge>
      {isManaged && <MemberActions member={member} />}
    </div>
  )
}
