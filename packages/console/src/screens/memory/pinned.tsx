import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { tell } from '../../ui/toast.tsx'

const MAX_LINE = 300
const PROFILE = '[Profile]'

interface Line {
  id: string
  text: string
  pinned: boolean
  /** Put together from values, which the panel of properties shows. */
  composed: boolean
}

/** The lines that each digest of a record begins with: those that somebody pinned, and those that a model wrote. */
export function Pinned({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const [edited, setEdited] = useState<Line | 'new'>()
  const profile = useQuery({
    queryKey: ['record', recordId, 'profile'],
    queryFn: async (): Promise<readonly Line[]> => {
      const only = { includeProperties: false, includeMemories: false }
      const { profile } = await client.memory.smartDigest({ recordId, ...only })
      return (profile?.lines ?? []).filter(({ composed }) => !composed)
    },
  })
  return (
    <Panel
      title="Pinned facts"
      actions={may('memory:write') && <Button onClick={() => setEdited('new')}>Pin a fact</Button>}
    >
      <Loaded query={profile} rows={1}>
        {lines =>
          lines.length === 0 ? (
            <p className="text-quiet">What every agent should know about this record. It comes first in each digest.</p>
          ) : (
            <ul className="divide-y divide-line">
              {lines.map(line => (
                <Fact key={line.id} recordId={recordId} line={line} onEdit={() => setEdited(line)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <EditFact
          recordId={recordId}
          line={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

function Fact({ recordId, line, onEdit }: { recordId: string; line: Line; onEdit: () => void }): ReactNode {
  const { id, text, pinned } = line
  const client = useClient()
  const mayWrite = useMay()('memory:write')
  const queries = useQueryClient()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['record', recordId] })
  const { run, isBusy, error } = useAttempt(async () => {
    await client.memory.update({ recordId, propertyName: PROFILE, operation: 'remove', value: id })
    tell(
      'The fact is forgotten.',
      pinned ? () => client.memory.update({ recordId, propertyName: PROFILE, value: text }).then(reload) : undefined,
    )
    await reload()
  })
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1.5">
      <span dir="auto" className="min-w-0 flex-1 basis-40 break-words [overflow-wrap:anywhere]">
        {text}
      </span>
      {!pinned && <Badge>written by the model</Badge>}
      {mayWrite && (
        <span className="flex gap-1">
          <Button look="quiet" aria-label={`Correct ${text}`} onClick={onEdit}>
            Correct
          </Button>
          <Button look="quiet" aria-label={`Forget ${text}`} disabled={isBusy} onClick={() => void run()}>
            Forget
          </Button>
        </span>
      )}
      {error && <ErrorNotice error={error} />}
    </li>
  )
}

function EditFact({
  recordId,
  line,
  onClose,
}: {
  recordId: string
  line: Line | undefined
  onClose: () => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const [text, setText] = useState(line?.text ?? '')
  const save = async (): Promise<void> => {
    await client.memory.update({
      recordId,
      propertyName: PROFILE,
      ...(line ? { operation: 'patch', value: { id: line.id, text } } : { operation: 'set', value: text }),
    })
    await queries.invalidateQueries({ queryKey: ['record', recordId] })
  }
  return (
    <Dialog
      title={line ? 'Correct the fact' : 'Pin a fact'}
      action={line ? 'Save' : 'Pin'}
      onConfirm={save}
      onClose={onClose}
    >
      <TextArea
        label="Fact"
        required
        rows={2}
        maxLength={MAX_LINE}
        placeholder="Never call on Fridays."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
