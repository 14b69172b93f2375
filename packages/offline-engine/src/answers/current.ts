import type { Asked } from './asked.ts'
import { onlyAsks } from './asserted.ts'
import type { PassageSentence } from './passage-sentences.ts'

/** How things stood until something happened: "the deposit is not paid yet", "still waiting for the permit". */
const OPEN =
  /\b(?:not|no|nothing|nobody|never|\p{L}+n['’]t)\b[^.!?]*\byet\b|\bstill (?:waiting|outstanding|open|missing|due|unpaid|pending|not|to be|needs?|owes?)\b|\b(?:pending|outstanding|overdue|awaiting|waiting (?:for|on)|yet to)\b/iu

/** The sentences of an answer, and the one that the first of them replaces. */
interface Told {
  sentences: readonly PassageSentence[]
  older?: PassageSentence | undefined
}

/**
 * What is so now, in place of a sentence that says how things stood before: the sentence that states the current value of the
 * property asked for, or the newest one of the same record about what was open.
 * @param stated the sentences of the current values that the question asks for
 */
export function currentOf(
  asked: Asked,
  { sentences, older }: Told,
  placed: readonly PassageSentence[],
  stated: readonly PassageSentence[],
): Told {
  const [first] = sentences
  if (!first || asked.spans.length > 0 || !asked.isState) return { sentences, older }
  const ofSame = (one: PassageSentence): boolean => one.passage.about === first.passage.about
  const isNewer = (one: PassageSentence): boolean => ofSame(one) && timeOf(one) > timeOf(first) && !one.asks
  // a newer sentence about a property that is stored would have changed the value if it stated another one
  const value = stated.includes(first) ? undefined : stated.find(ofSame)
  const now = value ?? (OPEN.test(first.text) ? settled(asked, first, placed.filter(isNewer)) : undefined)
  if (!now) return { sentences, older }
  const before = [first, older].find(one => one !== undefined && timeOf(one) < timeOf(now))
  return { sentences: [now], older: before }
}

const timeOf = ({ passage }: PassageSentence): number => passage.timestamp.getTime()

/** The newest sentence about a thing of the question that was open. */
function settled(
  { words }: Asked,
  open: PassageSentence,
  newer: readonly PassageSentence[],
): PassageSentence | undefined {
  const things = conceptsOf(open).filter((_, at) => words.includes(open.tokens[at]?.lower ?? ''))
  return newer
    .filter(
      one =>
        !OPEN.test(one.text) && !onlyAsks('yes or no', one.text) && conceptsOf(one).some(each => things.includes(each)),
    )
    .sort((a, b) => timeOf(b) - timeOf(a))[0]
}

const conceptsOf = ({ words }: PassageSentence): string[] => words.map(({ concept }) => concept)
