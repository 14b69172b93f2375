import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useSession, useSignedIn } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'

/** Asks for the key that this tab uses. */
export function SignIn(): ReactNode {
  const session = useSession()
  const signedIn = useSignedIn()
  const { to } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState(session.ended())
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = 'Sign in · Keepsake'
    if (signedIn) void navigate({ href: `/console${to?.startsWith('/') ? to : '/'}`, replace: true })
  }, [signedIn, to, navigate])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await session.signIn(key)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <main className="mx-auto mt-[14vh] w-full max-w-md px-5">
      <h1 className="mb-1">Keepsake</h1>
      <p className="mb-5 text-quiet">See what your agents remember, and what was delivered.</p>
      <form onSubmit={event => void submit(event)}>
        <Input
          label="API key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="sk_live_… or sk_test_…"
          required
          value={key}
          problem={problem}
          onChange={event => setKey(event.target.value)}
        />
        <Button look="main" type="submit" className="mt-3 w-full" disabled={isBusy}>
          Sign in
        </Button>
      </form>
      <p className="mt-5 text-quiet">
        The key stays in this tab and is forgotten when you close it. The quickstart wrote yours into <code>.env</code>;{' '}
        <code>keepsake auth register my-agent</code> creates one.
      </p>
    </main>
  )
}
