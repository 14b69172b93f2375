import { useQueryClient } from '@tanstack/react-query'
import { tell } from '../ui/toast.tsx'
import { useClient } from './use-session.tsx'

interface Deleted {
  deletionId?: string
}

interface Deletions {
  /** Deletes something, says so, and offers to take it back. */
  remove: (what: string, call: () => PromiseLike<{ data: Deleted }>) => Promise<void>
  restore: (which: { deletionId: string } | { recordId: string }) => Promise<void>
}

/** Deletes memories and records, and brings them back. */
export function useDeletions(): Deletions {
  const client = useClient()
  const queries = useQueryClient()
  const reload = (): Promise<unknown> =>
    Promise.all(
      ['record', 'records', 'trash'].map(kind =>
        queries.invalidateQueries({ queryKey: [kind], refetchType: 'active' }),
      ),
    )
  const restore: Deletions['restore'] = async which => {
    await client.memory.cancelDeletion(which)
    await reload()
  }
  return {
    restore,
    async remove(what, call) {
      const { deletionId } = (await call()).data
      tell(`${what} is in the trash.`, deletionId === undefined ? undefined : () => restore({ deletionId }))
      await reload()
    },
  }
}
