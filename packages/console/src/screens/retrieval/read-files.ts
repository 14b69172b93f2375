import type { Keepsake } from '@keepsake/sdk'

export type NewDocument = Parameters<Keepsake['rag']['ingest']>[0]['documents'][number]

const TYPES: Readonly<Record<string, NewDocument['mimeType']>> = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  csv: 'csv',
  tsv: 'csv',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
}
const TEXTS: ReadonlySet<string> = new Set<NewDocument['mimeType']>(['text', 'markdown', 'html', 'csv'])

/** The files that a person can choose. */
export const ACCEPTED = Object.keys(TYPES)
  .map(ending => `.${ending}`)
  .join(',')

/**
 * Reads files as documents. A file with the name of an earlier one replaces it.
 * @throws Error that names a file of another format
 */
export function readFiles(files: readonly File[]): Promise<NewDocument[]> {
  return Promise.all(
    files.map(async file => {
      const { name } = file
      const mimeType = TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
      if (!mimeType) throw new Error(`${name} has another format. Choose files that end in ${ACCEPTED}.`)
      const document = { id: name, title: name.replace(/\.\w+$/, ''), mimeType }
      return TEXTS.has(mimeType)
        ? { ...document, content: await file.text() }
        : { ...document, contentBase64: await base64Of(file) }
    }),
  )
}

function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
  reader.onerror = () => reject(new Error(`${file.name} could not be read.`))
  reader.readAsDataURL(file)
  return promise
}
