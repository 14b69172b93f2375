import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Time } from '../../ui/time.tsx'
import type { Project } from './documents-search.ts'

/** One project, which is searched by a click. */
export function ProjectRow({
  project: { id, name, documentCount, chunkCount, createdAt },
}: {
  project: Project
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const may = useMay()
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <Link
        to="/documents"
        search={search => ({ ...search, project: id })}
        className="min-w-0 flex-1 basis-40 truncate font-medium hover:underline"
      >
        {name}
      </Link>
      <span className="text-xs text-quiet">
        {formatNumber(documentCount)} {documentCount === 1 ? 'document' : 'documents'} · {formatNumber(chunkCount)}{' '}
        chunks · <Time at={createdAt} />
      </span>
      <Id id={id} />
      {may('retrieval:write') && (
        <AskButton
          label="Delete"
          accessibleLabel={`Delete ${name}`}
          title={`Delete ${name}?`}
          action="Delete"
          onConfirm={async () => {
            await client.rag.deleteProject({ projectId: id })
            await queries.invalidateQueries({ queryKey: ['documents'] })
          }}
        >
          <p>
            Its documents are no longer found. For some days it can be restored:{' '}
            <code className="break-words font-mono text-xs">keepsake rag restore --project-id {id}</code>
          </p>
        </AskButton>
      )}
    </div>
  )
}
