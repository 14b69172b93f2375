import type { Schemas } from '../../contract/schemas.ts'
import { documentOf } from '../../search/indexing/document.ts'
import type { SearchDocument } from '../../search/types.ts'

export interface MediaTexts {
  caption: string | null
  description: string | null
  transcript: string | null
  /** Of a PDF. */
  pages: readonly string[]
}

type Field = Schemas['MediaHighlight']['field']

/** A text in the search index: all words about a file together, or a page of a PDF. */
export interface SearchedText {
  /** `med_…/0`, or `med_…/3` for the third page. */
  id: string
  content: string
  /** Its parts, for highlights. */
  fields: { field: Field; page?: number; text: string }[]
}

/** Texts without a word are left out. */
export function searchedTexts(mediaId: string, { pages, ...about }: MediaTexts): SearchedText[] {
  const all = [null, ...pages].map((page, number) => {
    const fields = fieldsOf({ ...about, page }, number)
    return { id: `${mediaId}/${number}`, content: fields.map(({ text }) => text).join('\n\n'), fields }
  })
  return all.filter(({ fields }) => fields.length > 0)
}

/** The parts of a text that have words: with 0, what is written about the file; otherwise the page with this number. */
export function fieldsOf(
  { caption, description, transcript, page }: Omit<MediaTexts, 'pages'> & { page: string | null },
  number: number,
): SearchedText['fields'] {
  const fields: SearchedText['fields'] =
    number > 0
      ? [{ field: 'text', page: number, text: page ?? '' }]
      : [
          { field: 'caption', text: caption ?? '' },
          { field: 'description', text: description ?? '' },
          { field: 'transcript', text: transcript ?? '' },
        ]
  return fields.filter(({ text }) => text.trim() !== '')
}

/** The id of the media of a text in the search index. */
export const mediaIdOf = (textId: string): string => textId.slice(0, textId.indexOf('/'))

/** What the search index gets of a file, in the order of its texts. */
export function indexedTexts(
  mediaId: string,
  texts: MediaTexts,
  { timestamp, tags }: { timestamp: Date; tags: readonly string[] },
): SearchDocument[] {
  // the pages of a document follow each other like the turns of a conversation
  return searchedTexts(mediaId, texts).map(({ id, content }) =>
    documentOf({ id, source: 'media', content, timestamp, tags, sessionId: mediaId }),
  )
}
