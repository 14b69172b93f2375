import type { Keepsake } from '@keepsake/sdk'

export type Project = Awaited<ReturnType<Keepsake['rag']['listProjects']>>['data'][number]

/** What the address of the documents says: the question, in which project, and whether it is answered. */
export interface DocumentsSearch {
  q?: string
  /** The ID of the project. */
  project?: string
  answer?: true
}

export function readDocumentsSearch({ q, project, answer }: Record<string, unknown>): DocumentsSearch {
  return {
    ...(q !== undefined && q !== '' && { q: String(q) }),
    ...(typeof project === 'string' && project !== '' && { project }),
    ...(answer === true && { answer }),
  }
}
