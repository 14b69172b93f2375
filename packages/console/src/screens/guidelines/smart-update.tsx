import type { SmartUpdateItem, SmartUpdateResponse } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Diff } from '../../ui/diff.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'

/** Plans how new material changes the guidelines. Each change is written only when somebody applies it. */
export function SmartUpdate(): ReactNode {
  const client = useClient()
  const [instruction, setInstruction] = useState('')
  const [material, setMaterial] = useState('')
  const plan = useMutation({
    mutationFn: () => client.guidelines.smartUpdate({ instruction, ...(material.trim() !== '' && { material }) }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    plan.mutate()
  }
  return (
    <Page
      title="Smart update"
      about={
        <Link to="/guidelines" className="text-accent underline">
          All guidelines
        </Link>
      }
    >
      <form onSubmit={submit} className="mb-5 space-y-3">
        <Input
          label="What should change, and why"
          required
          placeholder="Shorten the refund period."
          value={instruction}
          onChange={({ target }) => setInstruction(target.value)}
        />
        <TextArea
          label="New text in Markdown (optional with a language model)"
          rows={6}
          className="font-mono text-xs"
          placeholder="Refund within 14 days."
          value={material}
          onChange={({ target }) => setMaterial(target.value)}
        />
        <Button type="submit" look="main" disabled={plan.isPending}>
          Plan the update
        </Button>
      </form>
      {plan.isError && <ErrorNotice error={plan.error} />}
      {plan.data && <Plan key={plan.data.planId} planned={plan.data} />}
    </Page>
  )
}

function Plan({ planned }: { planned: SmartUpdateResponse }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const apply = useMutation({
    mutationFn: (items: number[]) => client.guidelines.applySmartUpdate(planned.planId, { items }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['guidelines'] }),
  })
  const { items, unplaced } = apply.data ?? planned
  const left = items.flatMap(({ applied }, position) => (applied ? [] : [position]))
  return (
    <Panel
      title="Planned changes"
      actions={
        left.length > 1 && (
          <Button onClick={() => apply.mutate(left)} disabled={apply.isPending}>
            Apply all {left.length}
          </Button>
        )
      }
    >
      {apply.isError && <ErrorNotice error={apply.error} />}
      {items.length === 0 && <Empty title="Nothing changes">The guidelines say this already.</Empty>}
      <ol className="divide-y divide-line">
        {items.map((item, position) => (
          <Change
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the plan
            key={position}
            item={item}
            isBusy={apply.isPending}
            onApply={() => apply.mutate([position])}
          />
        ))}
      </ol>
      {unplaced.length > 0 && (
        <p className="mt-3 break-words text-quiet">Belongs to no guideline: {unplaced.join(' · ')}</p>
      )}
    </Panel>
  )
}

function Change({
  item: { target, reason, preview, conflicts = [], applied, skipped },
  isBusy,
  onApply,
}: {
  item: SmartUpdateItem
  isBusy: boolean
  onApply: () => void
}): ReactNode {
  const place = target.title === undefined ? target.name : `${target.name}, ${target.title}`
  return (
    <li aria-label={place} className="py-3">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48">
          {target.id === undefined ? (
            <span className="font-medium">New guideline: {target.name}</span>
          ) : (
            <Link
              to="/guidelines/$id"
              params={{ id: target.id }}
              search={target.slug === undefined ? {} : { section: target.slug }}
              className="font-medium hover:underline"
            >
              {place}
            </Link>
          )}
          <span className="block text-xs text-quiet">{reason}</span>
        </span>
        {applied ? (
          <Badge tone="good">Applied</Badge>
        ) : (
          <Button onClick={onApply} disabled={isBusy}>
            Apply
          </Button>
        )}
      </div>
      {conflicts.length > 0 && <p className="mb-2 break-words text-warn">Check: {conflicts.join('; ')}.</p>}
      {skipped !== undefined && (
        <p role="status" className="mb-2 text-bad">
          Not applied. {skipped}
        </p>
      )}
      <Diff label={`Change of ${place}`} diff={preview.diff} />
    </li>
  )
}
