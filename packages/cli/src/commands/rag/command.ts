import type { CustomActions } from '../../table/custom-action.ts'

export const RAG: CustomActions = {
  'rag ingest': {
    argument: ['[files...]', 'files to add (.md, .txt, .html, .pdf, .docx), or - for Markdown on stdin'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('./ingest.ts')).ingestFiles,
  },
}
