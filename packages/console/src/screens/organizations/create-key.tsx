import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { roleChoices } from '../../session/roles.ts'
import type { Permission } from '../../session/session.ts'
import { useClient, useMe } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckBox, Input, Select } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'
import type { NewKey } from './listed.ts'

const DAY_MS = 86_400_000
const LIVES = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const
const DATA = [
  ['live', 'Live data'],
  ['test', 'Test data'],
] as const

/** Makes a key for a program, with at most the rights of the caller. */
export function CreateKey({ onMade, onClose }: { onMade: (made: NewKey) => void; onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { member, key, permissions } = useMe()
  const choices = roleChoices(member.role)
  const { typed, field } = useTyped({
    name: '',
    role: choices.some(([role]) => role === 'member') ? 'member' : member.role,
    data: key.livemode ? 'live' : 'test',
    days: '',
  })
  const [scopes, setScopes] = useState<readonly Permission[]>([])
  const create = async (): Promise<void> => {
    const role = choices.find(([each]) => each === typed.role)?.[0]
    const { data } = await client.keys.create({
      name: typed.name,
      ...(role && { role }),
      scopes: [...scopes],
      livemode: typed.data === 'live',
      ...(typed.days !== '' && { expiresAt: new Date(Date.now() + Number(typed.days) * DAY_MS).toISOString() }),
    })
    onMade({ name: data.name, apiKey: data.apiKey })
    await queries.invalidateQueries({ queryKey: ['keys'] })
  }
  return (
    <Dialog title="Create a key" action="Create" onConfirm={create} onClose={onClose}>
      <Input label="Name of the program" required maxLength={100} placeholder="ci" {...field('name')} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Select label="Role" choices={choices} {...field('role')} />
        <Select label="Data" choices={DATA.filter(([data]) => key.livemode || data === 'test')} {...field('data')} />
        <Select label="Ends" choices={LIVES} {...field('days')} />
      </div>
      <details>
        <summary className="py-1">
          {scopes.length === 0 ? 'Limit it to some permissions' : `Only ${scopes.join(', ')}`}
        </summary>
        <fieldset className="grid gap-x-4 sm:grid-cols-2">
          <legend className="sr-only">Permissions</legend>
          {permissions.map(permission => (
            <CheckBox
              key={permission}
              label={permission}
              checked={scopes.includes(permission)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, permission] : scopes.filter(each => each !== permission))
              }
            />
          ))}
        </fieldset>
      </details>
    </Dialog>
  )
}
