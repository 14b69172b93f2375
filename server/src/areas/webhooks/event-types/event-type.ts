/** Irregular past tenses used in event names. */
const IRREGULAR = new Set(
  `begun bought broken built cut done driven dealt fed felt forgotten found frozen given gone grown held hidden hit kept
   known laid left lent let lost made met paid put quit read rebuilt reset rewritten run said seen sent set shown shut
   sold spent split spread stolen sunk taken taught thrown told understood undone upset withdrawn won written`.split(
    /\s+/,
  ),
)

/**
 * Whether a name has the form `<resource>.<past_tense_verb>`; the last word is the verb, as in
 * `invoice.payment_failed`.
 */
export function isEventType(name: string): boolean {
  const { length, [length - 1]: last = '' } = name.split('.')
  const verb = last.split('_').findLast(word => !/^\d*$/.test(word)) ?? ''
  return length > 1 && (verb.endsWith('ed') || IRREGULAR.has(verb))
}
