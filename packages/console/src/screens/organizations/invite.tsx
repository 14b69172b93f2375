import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { roleChoices } from '../../session/roles.ts'
import { useClient, useMe } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { Panel } from '../../ui/page.tsx'
import { Secret } from '../../ui/secret.tsx'

type Outcome = Awaited<ReturnType<Keepsake['members']['invite']>>['data']

/** Invites people, and shows the links that the server does not mail. */
export function Invite({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { member } = useMe()
  const choices = roleChoices(member.role)
  const { typed, field } = useTyped({ emails: '', role: 'member' })
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <Panel title="Invite people" actions={<Button onClick={onClose}>Close</Button>}>
      <Form
        action="Invite"
        onSave={async () => {
          const emails = typed.emails.split(/[\s,;]+/).filter(Boolean)
          const role = choices.find(([each]) => each === typed.role)?.[0]
          setOutcome((await client.members.invite({ emails, ...(role && { role }) })).data)
          await queries.invalidateQueries({ queryKey: ['members'] })
        }}
      >
        <TextArea
          label="Email addresses, one in a line"
          required
          rows={3}
          placeholder="dana@northwind.example"
          {...field('emails')}
        />
        <Select label="Role" className="max-w-48" choices={choices} {...field('role')} />
      </Form>
      {outcome && <Result outcome={outcome} />}
    </Panel>
  )
}

function Result({ outcome: { invited, alreadyMembers, alreadyInvited } }: { outcome: Outcome }): ReactNode {
  return (
    <div role="status" className="mt-3 space-y-1.5">
      {invited.map(({ id, name, link }) => (
        <div key={id}>
          <p>
            {name} is invited.
            {link === undefined ? ' The link was sent by email.' : ' Send this link, which works once:'}
          </p>
          {link !== undefined && <Secret label="Link" secret={link} />}
        </div>
      ))}
      {alreadyMembers.length > 0 && <p className="text-warn">Already members: {alreadyMembers.join(', ')}</p>}
      {alreadyInvited.length > 0 && (
        <p className="text-warn">Already invited, send it again below: {alreadyInvited.join(', ')}</p>
      )}
    </div>
  )
}
