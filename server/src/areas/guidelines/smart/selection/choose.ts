import { createHash } from 'node:crypto'
import { ModelError } from '../../../../models/model-error.ts'
import type { Choice, Models } from '../../../../models/port.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { listed } from './directory.ts'
import type { SplitGuideline } from './text-cache.ts'
import type { Hit } from './why.ts'

/** Sections of the directory that a model chooses from. */
const MAX_LISTED = 600
/** Characters of a task that the model reads: of its beginning and of its end. */
const MAX_TASK = 20_000
/** Choices that are cached, each of one message. */
const MAX_REMEMBERED = 1_000

export interface Chosen {
  hits: Hit[]
  /** Absent if the choice was known. */
  usage?: Choice['usage']
}

/** Lets the model choose sections for a message. @param guidelines the likeliest first */
export type Choose = (
  scope: TenantScope,
  guidelines: readonly SplitGuideline[],
  request: { message: string; signal?: AbortSignal | undefined },
) => Promise<Chosen | ModelError>

/**
 * One call of the model over the directory of the guidelines. The same message is not asked again until one of them
 * changes. Undefined without a model.
 */
export function createChooser({ choose }: Pick<Models, 'choose'>): Choose | undefined {
  if (!choose) return undefined
  // the map is in order of last use
  const remembered = new Map<string, Choice['chosen']>()

  return async (scope, guidelines, { message, signal }) => {
    const offered = within(guidelines)
    if (offered.length === 0) return { hits: [] }
    const versions = offered.map(({ id, version }) => `${id} ${version}`).sort()
    const key = createHash('sha256')
      .update(JSON.stringify([scope.tenantId, message, versions]))
      .digest('base64')
    const known = remembered.get(key)
    const input = { task: shortened(message), guidelines: offered.map(listed), signal }
    const choice = known === undefined ? await choose(scope, input).catch(orModelError) : { chosen: known }
    if (choice instanceof ModelError) return choice
    remembered.delete(key)
    remembered.set(key, choice.chosen)
    const [oldest] = remembered.keys()
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    const sections = offered.flatMap(({ id: guidelineId, sections }) =>
      sections.map(({ id }) => ({ id, guidelineId, matched: [] })),
    )
    const hits = choice.chosen.flatMap(({ index, score, reason }) => {
      const section = sections[index]
      return section ? [{ ...section, score, reason }] : []
    })
    return { hits, ...('usage' in choice && { usage: choice.usage }) }
  }
}

function orModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  throw error
}

/** As many guidelines as have room in the directory, in an order that does not depend on the message. */
function within(guidelines: readonly SplitGuideline[]): SplitGuideline[] {
  let left = MAX_LISTED
  const offered = guidelines.filter(({ sections }) => {
    left -= sections.length
    return left >= 0
  })
  return offered.sort((a, b) => (a.id < b.id ? -1 : 1))
}

const shortened = (message: string): string =>
  message.length <= MAX_TASK ? message : `${message.slice(0, MAX_TASK / 2)}\n[…]\n${message.slice(-MAX_TASK / 2)}`
