import { RELATED_WORDS } from './related-words.gen.ts'

/** A stem that stands near another one in meaning. */
export interface RelatedWord {
  stem: string
  /** It says the same; otherwise one of the two is a kind of the other. */
  same: boolean
}

let lines: Map<string, string> | undefined

/** The stems near a stem in meaning, nearest first; read when the first one is asked for. English only. */
export function relatedWords(stem: string): RelatedWord[] {
  lines ??= new Map(
    RELATED_WORDS.trim()
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )
  const [same = '', kind = ''] = lines.get(stem)?.split('|') ?? []
  const wordsOf = (list: string, isSame: boolean): RelatedWord[] =>
    list === '' ? [] : list.split(' ').map(other => ({ stem: other, same: isSame }))
  return [...wordsOf(same, true), ...wordsOf(kind, false)]
}
