import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { otherThan, recordsCalled } from '../session/records-called.ts'
import { useClient, useMay } from '../session/use-session.tsx'
import { useScreens } from './navigation.ts'

interface Entry {
  key: string
  name: string
  about: string
  open: () => void
}

/** How many records are offered. */
const MAX_RECORDS = 8

/** Goes to a screen, or to a record by its key or by words of its memories. */
export function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const query = useDeferredValue(text.trim())
  const navigate = useNavigate()
  const client = useClient()
  const may = useMay()
  const records = useQuery({
    queryKey: ['palette', query],
    enabled: query.length > 1 && may('memory:read'),
    queryFn: async () => {
      const [named, { data }] = await Promise.all([
        recordsCalled(client, query),
        client.memory.search({ query, pageSize: MAX_RECORDS }),
      ])
      return [...named, ...otherThan(named, data)].slice(0, MAX_RECORDS)
    },
  })
  const entries: Entry[] = [
    ...useScreens()
      .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ to, name }) => ({ key: to, name, about: 'Screen', open: () => void navigate({ to }) })),
    ...(query.length > 1 ? (records.data ?? []) : []).map(({ recordId, type, displayName = recordId, keys = [] }) => ({
      key: recordId,
      name: displayName,
      about: keys[0] && keys[0].value !== displayName ? `${type} · ${keys[0].value}` : type,
      open: () => void navigate({ to: '/records/$recordId', params: { recordId } }),
    })),
  ]
  const at = Math.min(chosen, entries.length - 1)
  const go = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    entry.open()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((at + step + entries.length) % Math.max(entries.length, 1))
    } else if (event.key === 'Enter') go(entries[at])
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup className="fixed left-1/2 top-[10vh] z-30 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-lg border border-line bg-panel shadow-xl">
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <input
            role="combobox"
            aria-label="A screen, or a record"
            aria-expanded
            aria-controls="palette"
            aria-activedescendant={entries[at] && `palette-${at}`}
            placeholder="A screen, or a record by its key or its words"
            className="w-full border-b border-line bg-panel px-4 py-3 outline-none"
            value={text}
            onChange={event => {
              setText(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
          <div id="palette" role="listbox" aria-label="Where to go" className="max-h-[50vh] overflow-y-auto p-1.5">
            {entries.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of the list
              <div
                key={entry.key}
                id={`palette-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-raised aria-selected:bg-raised"
                onClick={() => go(entry)}
              >
                <span className="min-w-0 flex-1 truncate">{entry.name}</span>
                <span className="text-xs text-quiet">{entry.about}</span>
              </div>
            ))}
          </div>
          {entries.length === 0 && <p className="px-4 pb-4 text-quiet">Nothing has this name.</p>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
