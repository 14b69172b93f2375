import { Dialog as Base } from '@base-ui/react/dialog'
import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { useAttempt } from './form.tsx'
import { ErrorNotice } from './notice.tsx'

interface Props {
  title: string
  /** What is asked. */
  children: ReactNode
  /** The text of the button that does it. */
  action: string
  isDangerous?: boolean
  /** The dialog closes when it resolves, and shows the error if it rejects. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done, and shows what is wrong if it fails. Escape closes it. */
export function Dialog({ title, children, action, isDangerous = false, onConfirm, onClose }: Props): ReactNode {
  const { run, isBusy, error } = useAttempt(onConfirm)
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await run()) onClose()
  }
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Base.Popup className="fixed left-1/2 top-[12vh] z-30 max-h-[80vh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto rounded-lg border border-line bg-panel p-5 shadow-xl">
          <form onSubmit={event => void confirm(event)}>
            <Base.Title className="text-base font-semibold">{title}</Base.Title>
            <div className="my-3 space-y-3">{children}</div>
            {error && <ErrorNotice error={error} />}
            <div className="flex justify-end gap-2">
              <Base.Close render={<Button />}>Cancel</Base.Close>
              <Button type="submit" look={isDangerous ? 'danger' : 'main'} disabled={isBusy}>
                {action}
              </Button>
            </div>
          </form>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
