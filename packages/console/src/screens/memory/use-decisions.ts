import type { Suggestion } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../session/use-session.tsx'

export type Status = Suggestion['status']

interface Decisions {
  /** As it is after the decisions of this tab. */
  statusOf: (suggestion: Suggestion) => Status
  accept: (ids: readonly string[]) => Promise<void>
  dismiss: (ids: readonly string[]) => Promise<void>
  /** Accepts one with another value. @throws the error of the server if it refuses the value */
  correct: (id: string, value: string | number | boolean | unknown[]) => Promise<void>
  /** Opens suggestions again, those of the last decision if none are given. */
  undo: (ids?: readonly string[]) => Promise<void>
  /** Why the last call decided on fewer than were asked. */
  error: Error | undefined
}

/** Decides on suggestions. They show the decision at once, and what they were if the server refuses it. */
export function useDecisions(): Decisions {
  const client = useClient()
  const queries = useQueryClient()
  const [statuses, setStatuses] = useState<ReadonlyMap<string, Status>>(new Map())
  const [made, setMade] = useState<readonly (readonly string[])[]>([])
  const [error, setError] = useState<Error>()
  const set = (ids: readonly string[], status: Status | undefined): void =>
    setStatuses(now => {
      const next = new Map(now)
      for (const id of ids) {
        if (status) next.set(id, status)
        else next.delete(id)
      }
      return next
    })

  type Answer = Awaited<ReturnType<typeof client.suggestions.accept>>

  async function decide(ids: readonly string[], status: Status, call: () => PromiseLike<Answer>): Promise<void> {
    if (ids.length === 0) return
    set(ids, status)
    setError(undefined)
    let refused: readonly string[] = ids
    try {
      const { outcomes } = (await call()).data
      const failed = outcomes.filter(({ succeeded }) => !succeeded)
      refused = failed.map(({ id }) => id)
      if (failed[0]?.error) throw new Error(failed[0].error.message)
    } catch (failure) {
      set(refused, undefined)
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      throw failure
    } finally {
      const decided = ids.filter(id => !refused.includes(id))
      if (status !== 'open' && decided.length > 0) setMade(now => [...now, decided])
      void queries.invalidateQueries({ queryKey: ['record'] })
      void queries.invalidateQueries({ queryKey: ['suggestions', 'count'] })
    }
  }

  return {
    error,
    statusOf: ({ id, status }) => statuses.get(id) ?? status,
    accept: ids => decide(ids, 'accepted', () => client.suggestions.accept({ ids: [...ids] })).catch(shown),
    dismiss: ids => decide(ids, 'dismissed', () => client.suggestions.dismiss({ ids: [...ids] })).catch(shown),
    correct: (id, value) => decide([id], 'accepted', () => client.suggestions.accept({ ids: [id], value })),
    undo: given => {
      const ids = given ?? made.at(-1) ?? []
      setMade(now => now.map(each => each.filter(id => !ids.includes(id))).filter(each => each.length > 0))
      return decide(ids, 'open', () => client.suggestions.undo({ ids: [...ids] })).catch(shown)
    },
  }
}

/** The error is part of what the screen shows. */
const shown = (): void => {}
