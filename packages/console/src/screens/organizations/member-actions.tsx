import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { roleChoices } from '../../session/roles.ts'
import { useClient, useMe } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useAttempt, useTyped } from '../../ui/form.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import type { Member } from './listed.ts'

/** An invitation that was sent again: its link, if it was not mailed. */
export interface SentAgain {
  link?: string
}

/** Changes the role of a member, sends an invitation again, or removes them. */
export function MemberActions({
  member: { id, name, role, status },
  onSent,
}: {
  member: Member
  onSent: (sent: SentAgain) => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { member: me } = useMe()
  const choices = roleChoices(me.role)
  const { typed, field } = useTyped({ role })
  const [isChoosing, setChoosing] = useState(false)
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['members'] })
  const resend = useAttempt(async () => {
    const { link } = (await client.members.resend(id)).data
    onSent(link === undefined ? {} : { link })
    await reload()
  })
  const isInvited = status === 'invited'
  return (
    <>
      {isInvited && <Button onClick={() => void resend.run()}>Send again</Button>}
      <Button aria-label={`Role of ${name}`} onClick={() => setChoosing(true)}>
        Role
      </Button>
      <AskButton
        label="Remove"
        accessibleLabel={`Remove ${name}`}
        title={isInvited ? `Revoke the invitation of ${name}?` : `Remove ${name}?`}
        action={isInvited ? 'Revoke' : 'Remove'}
        onConfirm={async () => {
          await client.members.remove(id)
          await reload()
        }}
      >
        <p>
          {isInvited
            ? 'The link stops working.'
            : 'Their keys stop working at once. Keys that they created for programs keep working.'}
        </p>
      </AskButton>
      {resend.error && <ErrorNotice error={resend.error} />}
      {isChoosing && (
        <Dialog
          title={`Role of ${name}`}
          action="Save"
          onConfirm={async () => {
            const chosen = choices.find(([each]) => each === typed.role)?.[0] ?? role
            await client.members.updateRole(id, { role: chosen })
            await reload()
          }}
          onClose={() => setChoosing(false)}
        >
          <Select label="Role" choices={choices} {...field('role')} />
          <p className="text-quiet">It applies from the next call. No key of the member has more rights than it.</p>
        </Dialog>
      )}
    </>
  )
}
