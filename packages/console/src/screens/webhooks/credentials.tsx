import type { CreateWebhookRequest } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { Input, Select, TextArea } from '../../ui/field.tsx'

type Auth = NonNullable<CreateWebhookRequest['auth']>
type Field = Exclude<keyof Auth, 'type'>

/** What each type of authentication needs and can have. */
const FIELDS: Readonly<
  Record<Auth['type'], readonly (readonly [name: Field, label: string, look?: 'secret' | 'pem'])[]>
> = {
  hmac: [],
  bearer: [['token', 'Token', 'secret']],
  basic: [
    ['username', 'User name'],
    ['password', 'Password', 'secret'],
  ],
  oauth2: [
    ['token_url', 'Token URL'],
    ['client_id', 'Client ID'],
    ['client_secret', 'Client secret', 'secret'],
    ['scope', 'Scope (optional)'],
    ['audience', 'Audience (optional)'],
  ],
  mtls: [
    ['certificate', 'Client certificate (PEM)', 'pem'],
    ['private_key', 'Private key (PEM)', 'pem'],
    ['ca_certificate', 'Authority of the endpoint (PEM, optional)', 'pem'],
  ],
}
const TYPES = [
  ['hmac', 'None'],
  ['bearer', 'Bearer token'],
  ['basic', 'User name and password'],
  ['oauth2', 'OAuth 2 client credentials'],
  ['mtls', 'Client certificate'],
] as const

interface Props {
  label: string
  /** JSON, or nothing to leave the stored ones as they are, which are never shown. */
  text: string
  isNew: boolean
  onChange: (text: string) => void
}

/** Asks how a receiver recognizes this service, besides the signature. */
export function Credentials({ label, text, isNew, onChange }: Props): ReactNode {
  // written below
  const auth: Auth | undefined = text === '' ? undefined : JSON.parse(text)
  const set = (name: Field, { target: { value } }: { target: { value: string } }): void => {
    const { [name]: _, ...others } = { type: 'hmac' as const, ...auth }
    onChange(JSON.stringify(value === '' ? others : { ...others, [name]: value }))
  }
  return (
    <>
      <Select
        label={label}
        choices={isNew ? TYPES : [['', 'Unchanged'], ...TYPES]}
        value={auth?.type ?? (isNew ? 'hmac' : '')}
        onChange={({ target: { value } }) => onChange(value === '' ? '' : JSON.stringify({ type: value }))}
      />
      {auth &&
        FIELDS[auth.type].map(([name, shown, look]) => {
          const given = { label: shown, value: auth[name] ?? '', spellCheck: false, autoComplete: 'off' }
          return look === 'pem' ? (
            <TextArea
              key={name}
              {...given}
              rows={3}
              className="font-mono text-xs"
              onChange={event => set(name, event)}
            />
          ) : (
            <Input
              key={name}
              {...given}
              type={look === 'secret' ? 'password' : 'text'}
              autoComplete={look === 'secret' ? 'new-password' : 'off'}
              onChange={event => set(name, event)}
            />
          )
        })}
    </>
  )
}
