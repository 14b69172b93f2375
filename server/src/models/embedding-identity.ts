import { createHash } from 'node:crypto'
import type { EmbeddingSettings } from './port.ts'

/** What is added before a text, by what the text is. */
export const prefixesOf = ({
  queryPrefix = '',
  passagePrefix = '',
}: Pick<EmbeddingSettings, 'queryPrefix' | 'passagePrefix'>): Record<'query' | 'passage', string> => ({
  query: queryPrefix,
  passage: passagePrefix,
})

/** What vectors are stored under: those of another model, length or passage prefix cannot be compared with them. */
export const identityOf = (name: string, length: number, passagePrefix: string): string => {
  const mark = createHash('sha256').update(passagePrefix).digest('hex').slice(0, 8)
  return `${name}/${length}${passagePrefix === '' ? '' : `/${mark}`}`
}
