import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { EXAMPLE_MEMORIES } from './example-data.ts'

const HIDDEN = 'keepsake.first-steps-hidden'
/** An organization with more records is past its first steps. */
const FEW_RECORDS = 3

/** What to do first, and what is done. It is absent once more than a few records are known, or if somebody hid it. */
export function FirstSteps({ hasRecalled }: { hasRecalled: boolean }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { plan } = useMe()
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null)
  const mayConnect = may('webhooks:read') && plan.features.includes('webhooks')
  const mayInvite = may('members:read')
  const state = useQuery({
    queryKey: ['first-steps'],
    enabled: !isHidden && may('memory:read'),
    queryFn: async () => {
      const [{ total }, webhooks, members] = await Promise.all([
        client.memory.search({ pageSize: 1 }),
        mayConnect ? client.webhooks.list({ limit: 1 }) : undefined,
        mayInvite ? client.members.list({ limit: 2 }) : undefined,
      ])
      return { records: total ?? 0, webhooks: webhooks?.data.length ?? 0, members: members?.data.length ?? 0 }
    },
  })
  if (isHidden || !state.data || state.data.records > FEW_RECORDS) return null
  const { records, webhooks, members } = state.data
  const hide = (): void => {
    localStorage.setItem(HIDDEN, 'yes')
    setHidden(true)
  }
  return (
    <Panel
      title="First steps"
      actions={
        <Button look="quiet" onClick={hide}>
          Hide
        </Button>
      }
    >
      <ol className="divide-y divide-line">
        <Step isDone={records > 0} name="Store a memory">
          {may('memory:write') ? <LoadExamples isDone={records > 0} /> : 'Use the SDK, the command line or an agent.'}
        </Step>
        <Step isDone={hasRecalled} name="Ask for what is remembered">
          <Link to="/recall" search={{ q: 'What is the budget of Mira Holt?' }} className="text-accent underline">
            Open the recall lab
          </Link>
        </Step>
        {mayConnect && (
          <Step isDone={webhooks > 0} name="Tell a program when something changes">
            <Link to="/webhooks" className="text-accent underline">
              Add a webhook
            </Link>
          </Step>
        )}
        {mayInvite && (
          <Step isDone={members > 1} name="Invite a colleague">
            <Link to="/settings/members" className="text-accent underline">
              Members
            </Link>
          </Step>
        )}
      </ol>
    </Panel>
  )
}

function Step({ isDone, name, children }: { isDone: boolean; name: string; children: ReactNode }): ReactNode {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
      <Icon size={16} className={`self-center ${isDone ? 'text-good' : 'text-quiet'}`} aria-hidden />
      <span className="min-w-0 flex-1 basis-56">
        {name}
        <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
      </span>
      <span>{children}</span>
    </li>
  )
}

/** Stores some memories, one after the other, so that a correction comes after what it corrects. */
function LoadExamples({ isDone }: { isDone: boolean }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const [stored, setStored] = useState(0)
  const load = useMutation({
    mutationFn: async () => {
      for (const [n, memory] of EXAMPLE_MEMORIES.entries()) {
        await client.memory.memorize({ ...memory, tags: ['example'] })
        setStored(n + 1)
      }
    },
    onSettled: () => queries.invalidateQueries(),
  })
  if (isDone && !load.isPending)
    return (
      <Link to="/records" className="text-accent underline">
        See the records
      </Link>
    )
  return (
    <>
      <Button onClick={() => load.mutate()} disabled={load.isPending}>
        {load.isPending ? `Storing ${stored} of ${EXAMPLE_MEMORIES.length}` : 'Load example data'}
      </Button>
      {load.isError && <ErrorNotice error={load.error} />}
    </>
  )
}
