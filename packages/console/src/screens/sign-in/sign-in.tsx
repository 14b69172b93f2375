import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { PREFIX } from '../../public-url.ts'
import { callConsole } from '../../session/console-calls.ts'
import type { Found } from '../../session/console-session.ts'
import { useSession, useSignedIn } from '../../session/use-session.tsx'
import { Input } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'

/** Asks who is there: with a mailed link if the server sends mail, or with a key. */
export function SignIn(): ReactNode {
  const session = useSession()
  const signedIn = useSignedIn()
  const { to } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  const found = useQuery({ queryKey: ['session'], queryFn: () => callConsole<Found>('GET', 'session') })
  useEffect(() => {
    document.title = 'Sign in · Keepsake'
    if (signedIn) void navigate({ href: `${PREFIX}/console${to?.startsWith('/') ? to : '/'}`, replace: true })
  }, [signedIn, to, navigate])
  const reason = session.ended()
  return (
    <main className="mx-auto mt-[14vh] w-full max-w-md px-5">
      <h1 className="mb-1">Keepsake</h1>
      <p className="mb-5 text-quiet">See what your agents remember, and what was delivered.</p>
      {reason && (
        <p role="alert" className="mb-4 rounded-md border border-warn px-3 py-2">
          {reason}
        </p>
      )}
      {found.data?.mail && (
        <>
          <ByMail />
          <p className="my-5 border-t border-line pt-4 font-medium">Or with a key</p>
        </>
      )}
      <ByKey />
      <p className="mt-5 text-quiet">
        You stay signed in for 7 days, or until 12 hours without a call. The browser does not keep the key. The
        quickstart wrote yours into <code>.env</code>; <code>keepsake auth register my-agent</code> creates one.
      </p>
    </main>
  )
}

function ByMail(): ReactNode {
  const { typed, field } = useTyped({ email: '' })
  return (
    <Form
      action="Mail me a link"
      done="If a member has this address, a link is on its way. It works once, for 15 minutes."
      onSave={() => callConsole('POST', 'session/mail', { body: typed })}
    >
      <Input label="Email address" type="email" autoComplete="email" required {...field('email')} />
    </Form>
  )
}

function ByKey(): ReactNode {
  const session = useSession()
  const [apiKey, setKey] = useState('')
  return (
    <Form action="Sign in" onSave={() => session.signIn({ apiKey })}>
      <Input
        label="API key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="sk_live_… or sk_test_…"
        required
        value={apiKey}
        onChange={({ target }) => setKey(target.value)}
      />
    </Form>
  )
}
