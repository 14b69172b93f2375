import { type FormEvent, type ReactNode, useState } from 'react'
import { useRefusal } from '../session/use-session.tsx'
import { Button } from './button.tsx'
import { ErrorNotice } from './notice.tsx'

interface Attempt<Given extends unknown[]> {
  /** Does it, unless it is under way. @returns whether it worked */
  run: (...given: Given) => Promise<boolean>
  isBusy: boolean
  isDone: boolean
  /** Why the last try failed. */
  error: Error | undefined
}

/** Something that is done once at a time, with the error of the last try. */
export function useAttempt<Given extends unknown[]>(action: (...given: Given) => Promise<unknown>): Attempt<Given> {
  const refuse = useRefusal()
  const [state, setState] = useState<{ isBusy?: true; isDone?: true; error?: Error }>({})
  const run = async (...given: Given): Promise<boolean> => {
    if (state.isBusy) return false
    setState({ isBusy: true })
    try {
      await action(...given)
      setState({ isDone: true })
      return true
    } catch (failure) {
      refuse(failure)
      setState({ error: failure instanceof Error ? failure : new Error(String(failure)) })
      return false
    }
  }
  return { run, isBusy: state.isBusy === true, isDone: state.isDone === true, error: state.error }
}

interface Typed<Name extends string> {
  typed: Readonly<Record<Name, string>>
  /** What a field with this name needs: `<Input label="Name" {...field('name')} />`. */
  field: (name: Name) => { value: string; onChange: (event: { target: { value: string } }) => void }
  set: (name: Name, value: string) => void
}

/** The texts of a form's fields. */
export function useTyped<Name extends string>(first: Readonly<Record<Name, string>>): Typed<Name> {
  const [typed, setTyped] = useState(first)
  const set = (name: Name, value: string): void => setTyped(now => ({ ...now, [name]: value }))
  return {
    typed,
    set,
    field: name => ({ value: typed[name], onChange: ({ target }) => set(name, target.value) }),
  }
}

interface Props {
  /** The fields. */
  children: ReactNode
  /** The text of the button that saves. */
  action: string
  onSave: () => Promise<unknown>
  disabled?: boolean
  /** What is said after it worked. */
  done?: ReactNode
  /** Beside the button. */
  more?: ReactNode
}

/** Fields with a button that saves them, and what is wrong if that fails. */
export function Form({ children, action, onSave, disabled = false, done, more }: Props): ReactNode {
  const { run, isBusy, isDone, error } = useAttempt(onSave)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      {children}
      {error && <ErrorNotice error={error} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="main" disabled={isBusy || disabled}>
          {action}
        </Button>
        {more}
        <span role="status" className="min-w-0 text-quiet">
          {isDone && done}
        </span>
      </div>
    </form>
  )
}
