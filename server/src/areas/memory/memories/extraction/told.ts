import type { Told } from '../../../../models/told.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { propertiesOf } from '../../properties/sql/read.ts'
import { isWorkspaceList } from '../../properties/workspace-lists.ts'
import { displayNameOf } from '../../records/display-names.ts'
import { recordLabels } from '../../records/sql/labels.ts'
import { cut, oneLine, valueText } from '../../text-format.ts'
import { turnsBefore } from '../sql/turns-before.ts'
import type { Reader } from './extract.ts'
import { CONTEXT_TURNS, contextOf } from './windows.ts'

/** In characters, of the turns before a text, so that they do not cost as much as the text. */
const MAX_BEFORE = 480
/** In tokens, of all values, and of each. */
const MAX_KNOWN = 100
const MAX_VALUE = 15
/** In characters, of which a value is cut. */
const MAX_READ = 200

/**
 * What a model is told of a memory beside its text. Undefined without a model, which nothing is told.
 * @param inWindow whether the text has the turns before it
 */
export async function toldOf(
  reader: Pick<Reader, 'engine'>,
  scope: Scope,
  { id, recordId }: { id: string; recordId: string },
  { inWindow = false }: { inWindow?: boolean } = {},
): Promise<Told | undefined> {
  if (reader.engine !== 'model') return undefined
  const [[label], values, before, now] = await Promise.all([
    recordLabels(scope, [recordId]),
    propertiesOf(scope, recordId),
    inWindow ? [] : turnsBefore(scope, id, CONTEXT_TURNS),
    scope.now(),
  ])
  let left = MAX_KNOWN
  const known = values.flatMap(({ collectionId, systemName, value }) => {
    if (isWorkspaceList(systemName)) return []
    const text = cut(oneLine(valueText(value), MAX_READ), MAX_VALUE)
    left -= estimateDatedTokens(text)
    return left < 0 ? [] : [{ collectionId, systemName, text }]
  })
  return { name: label && displayNameOf(label), known, before: contextOf(before, MAX_BEFORE), now }
}
