import { Download as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useAttempt } from './form.tsx'
import { ErrorNotice } from './notice.tsx'

/** A button that reads a text and saves it as a file. */
export function Download({
  label,
  name,
  read,
}: {
  label: string
  /** The name of the file. */
  name: string
  read: () => Promise<string>
}): ReactNode {
  const { run, isBusy, error } = useAttempt(async () => save(name, await read()))
  return (
    <>
      <Button onClick={() => void run()} disabled={isBusy}>
        <Icon size={14} aria-hidden />
        {label}
      </Button>
      {error && (
        <div className="basis-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </>
  )
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
