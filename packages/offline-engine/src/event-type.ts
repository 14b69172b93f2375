import { isParticle, tenseOf } from '@keepsake/english'

/** What a name of an event type would be called instead, or why it is doubtful. */
export interface NameVerdict {
  /** Why the name is reserved. It follows the name in a sentence. */
  problem?: string
  /** Why the name may be a mistake, in one sentence. */
  warning?: string
}

const MAX_KEPT = 10_000
/** Verdicts by name: a type is published many times. */
const verdicts = new Map<string, NameVerdict>()

/**
 * Whether a name has the form `<resource>.<past_tense_verb>`. The last word is the verb, as in `invoice.payment_failed`,
 * and particles may follow it, as in `user.signed_up`. A verb that no list has passes with a warning.
 */
export function judgeEventType(name: string): NameVerdict {
  const known = verdicts.get(name)
  if (known) return known
  const verdict = judge(name)
  if (verdicts.size >= MAX_KEPT) verdicts.clear()
  verdicts.set(name, verdict)
  return verdict
}

/** Whether an event may have the name, doubtful or not. */
export const isEventType = (name: string): boolean => judgeEventType(name).problem === undefined

/** The form of a name that is not declared. */
const FORM = /^([a-z][a-z0-9_]*\.)+[a-z][a-z0-9_]*$/

function judge(name: string): NameVerdict {
  const resource = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  if (resource === '' || !FORM.test(name))
    return { problem: 'must be <resource>.<past_tense_verb>, such as order.paid' }
  const words = name.slice(resource.length + 1).split('_')
  const at = placeOfVerb(words)
  const verb = words[at] ?? ''
  const tense = tenseOf(verb)
  if (tense.is === 'past') return {}
  if (tense.is === 'unknown')
    return {
      warning: `${verb || name} is no English word that is known here, so ${name} may be a mistake. An event type is <resource>.<past_tense_verb>, such as order.paid.`,
    }
  const fix = tense.past ? `${resource}.${words.with(at, tense.past).join('_')}` : `a verb, such as ${resource}.updated`
  return { problem: `must end in a verb in the past tense, and ${verb} is not. Use ${fix}` }
}

/** The last word with letters, or the one before its particles: `signed` in `signed_up`. */
function placeOfVerb(words: readonly string[]): number {
  let at = words.findLastIndex(word => !/^\d*$/.test(word))
  while (at > 0 && isParticle(words[at] ?? '')) at--
  return at
}

/** The warnings about names, each name once. */
export function nameWarning(names: Iterable<string>): string | undefined {
  const warnings = [...new Set(names)].flatMap(name => judgeEventType(name).warning ?? [])
  return warnings.length === 0 ? undefined : warnings.join(' ')
}
