import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'

const TOKENS = 600

/** What an agent would get about the record. It is made on demand. */
export function Digest({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const digest = useMutation({ mutationFn: () => client.memory.smartDigest({ recordId, tokenBudget: TOKENS }) })
  return (
    <Panel
      title="Digest"
      actions={
        <Button onClick={() => digest.mutate()} disabled={digest.isPending}>
          Preview
        </Button>
      }
    >
      {digest.isError && <ErrorNotice error={digest.error} />}
      {digest.isSuccess ? (
        <pre className="whitespace-pre-wrap break-words font-sans [overflow-wrap:anywhere]">{digest.data.digest}</pre>
      ) : (
        <p className="text-quiet">What an agent gets about this record in {TOKENS} tokens.</p>
      )}
    </Panel>
  )
}
