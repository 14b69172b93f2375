import type { Scope } from '../../../../platform/database/scope.ts'
import { bestPassageFor } from '../../../../search/excerpts/best-passage.ts'
import type { Sought } from '../recall/find.ts'
import { type FindMedia, type FoundMedia, mediaAbout, type NewestMedia } from '../recall/media.ts'
import type { DigestFile } from './compose-digest.ts'

/** Files to consider. */
const MOST = 20
/** In characters of each text. A file is shown by at most a part of the digest. */
const MAX_TEXT = 20_000

const WITHOUT_TEXT = 'nothing is written about it'

/** The files of a record: those about the focus first, then the newest. The notes of a workspace have none. */
export async function filesFor(
  scope: Scope,
  { recordId, actionId, until }: Pick<Sought, 'recordId' | 'actionId' | 'until'>,
  focus: { text: string; meaning?: Sought['meaning'] } | undefined,
  { findMedia, newestMedia }: { findMedia: FindMedia; newestMedia: NewestMedia },
): Promise<DigestFile[]> {
  if (recordId === undefined || actionId !== undefined) return []
  const newest = await newestMedia(scope, { recordId, until, limit: MOST })
  if (newest.length === 0) return []
  const found = focus
    ? await mediaAbout(findMedia, scope, focus.text, { recordId, until, meaning: focus.meaning }, { limit: MOST })
    : []
  const first = new Set(found.map(({ result }) => result.media.id))
  const rest = newest.filter(({ result }) => !first.has(result.media.id))
  return [...found.map(file => toFile(file, focus?.text)), ...rest.map(file => toFile(file))].slice(0, MOST)
}

function toFile({ result: { media }, texts }: FoundMedia, focus?: string): DigestFile {
  const { id, kind, name } = media
  const content = texts.map(text => text.content.slice(0, MAX_TEXT)).join(' \n\n') || WITHOUT_TEXT
  const matched = [...new Set(texts.flatMap(text => text.matched))]
  const passage = focus === undefined ? undefined : bestPassageFor(focus)({ content, speaker: null }, { matched })
  return { id, kind, name, timestamp: new Date(media.timestamp), content, ...(passage && { passage }) }
}
