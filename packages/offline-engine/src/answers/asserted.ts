import { MACHINE } from '../gate/speakers.ts'
import type { Passage } from '../types.ts'
import type { Asked } from './asked.ts'
import type { PassageSentence } from './passage-sentences.ts'

// Whether a sentence says what a question asks, or only asks, wishes or supposes it.

interface Said {
  text: string
  passage: Pick<Passage, 'speaker'>
}

/** "Olaf asked whether dogs are allowed." */
const REPORTED =
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|enquir(?:es?|ed|ing)|inquir(?:es?|ed|ing)|(?:want(?:s|ed)?|(?:'d|would) like|need(?:s|ed)?) to know|curious|unsure|unclear|uncertain|no idea|(?:not|\p{L}+n['’]t) (?:sure|certain|clear|decided)|undecided|(?:check|find out|see|clarify|discuss)(?:s|ed|ing)?|(?:don't|doesn't|didn't|do not|does not|did not|can't|cannot) (?:know|say|tell|remember|recall))\b[^.?!,;:]*?\b(?:if|whether)\b/iu
/** "She asked about the pool": it is not said whether there is one. */
const ASKED_ABOUT =
  /\b(?:ask(?:s|ed|ing)?|enquir(?:es?|ed|ing)|inquir(?:es?|ed|ing)) (?:\p{L}+ ){0,3}?(?:about|after|for|how|what|when|where|who|why|which)\b/iu
/** The rest of a sentence that tells what was answered: "…, and we said no". */
const ANSWERED =
  /[,;:–—]|\b(?:and|but) (?:\p{L}+ ){1,3}?(?:said|told|answered|replied|confirmed|agreed|refused|is|are|do|does|did|was|were|can|can't|has|have)\b/iu
/** How a sentence that gives the answer to a reported question begins. */
const REPLY =
  /^\W*(?:yes|no|nope|yep|yeah|sure|unfortunately|sadly|of course)\b|^\W*(?:\p{L}+ ){0,3}?(?:said|told|answered|replied|confirmed|agreed|refused|declined|explained|promised|allowed)\b|^\W*(?:they|it|that|this|he|she|we|i|both|neither|none)(?:'s|'re)? (?:\p{L}+n't|is|are|was|were|do|does|did|can|may|has|have)\b/iu

const WISHED =
  /\b(?:(?:would|'d|’d) (?:\p{L}+ )?(?:like|love|prefer|rather|want|enjoy)|wish(?:es|ed|ing)?|hop(?:es?|ed|ing) (?:to|for|that)|dream(?:s|ed|ing|t)? (?:of|about)|think(?:s|ing)? (?:of|about)|thought (?:of|about)|consider(?:s|ed|ing)|toy(?:s|ed|ing)? with|fanc(?:y|ies)|long(?:s|ed|ing)? for|if only|ideally|one day|someday|some day|tempted|keen (?:to|on))\b/iu
const POSSIBLE =
  /\b(?:might|may (?!\d)|maybe|perhaps|possibly|who knows|could|(?:will|would) (?:probably )?(?:get|buy|have|be|own|take)|plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed|ing)? to|going to|want(?:s|ed)? (?:to|an?)|look(?:s|ed|ing) (?:for|to|into)|next (?:year|month|week|spring|summer|autumn|winter)|almost|nearly)\b/i
/** What a question has that asks for more than what is. */
const MOOD =
  /\b(?:would|could|might|may|shall|should|will|can|want\w*|wish\w*|hop(?:e|es|ed|ing)|dream\w*|think\w*|thought|consider\w*|plan\w*|intend\w*|prefer\w*|like\w*|love\w*|fancy|fancies|look\w*|interest\w*|need\w*|going|idea\w*|favou?rite|tempted|almost|ideal\w*|expect\w*|likely|next|future|\p{L}{2,}ing)\b|['’](?:d|ll)\b/iu
const OF_ASKING = /\b(?:ask\w*|wonder\w*|enquir\w*|inquir\w*|question\w*|know|want\w*|sure|unclear|decided)\b/i

/** Kinds whose answer is a fact that can be wished for: "she would love to live in Porto" is no home. */
const WISHABLE: ReadonlySet<Asked['kind']> = new Set([
  'yes or no',
  'sort',
  'where',
  'count',
  'money',
  'amount',
  'other',
])

/**
 * Whether a sentence states what a question asks. "He asked whether dogs are allowed" says nothing of what is allowed, and
 * "she might get a parrot" does not say that she has one; a question for what was asked, planned or liked is answered by them.
 */
export function isAsserted({ kind, question }: Asked, { text, passage }: Said): boolean {
  if (isAdvice(question, text, passage.speaker)) return false
  if (!OF_ASKING.test(question) && onlyAsks(kind, text)) return false
  if (SUPPOSED.test(text) && !OF_SUPPOSING.test(question)) return false
  if (!WISHABLE.has(kind) || MOOD.test(question)) return true
  return !WISHED.test(text) && (kind !== 'yes or no' || !POSSIBLE.test(text))
}

/** "If the school has a place, we could move there next year." */
const SUPPOSED =
  /^\W*(?:(?:and|but|so|well) )?(?:if|unless|suppos(?:e|ing)|assuming|provided|should (?:i|we|he|she|they|it)|were (?:i|we|he|she|they) to|had (?:i|we|he|she|they))\b[^.!?]*\b(?:would|could|might|may)\b|\b(?:would|could|might)\b[^.!?]*\b(?:if|unless|provided)\b/iu
const OF_SUPPOSING = /\b(?:if|unless|would|could|might|may|should|condition|depend\w*|suppos\w*|can)\b|['’]d\b/i

/** Whether something is there is another question than what may be done with it. */
const HAS = /\b(?:has|have|had|own|owns|owned|got|there (?:is|are|was|were))\b/i

/** What assistants say to anybody, or what they propose. */
const ADVICE =
  /\b(?:suggest\w*|recommend\w*|advis\w+|propos\w+|consider|try (?:to|a|an|some|\p{L}+ing)|how about|what about|let['’]s|feel free|i['’]d (?:start|go|aim|keep)|you (?:could|should|might|may|can|would)|(?:many|most|some) (?:people|\p{L}+s)|people (?:often|usually)|usually|typically|generally|in general|on average|would (?:help|be|suit))\b/iu
const OF_ADVICE =
  /\b(?:suggest\w*|recommend\w*|advi[cs]\w*|propos\w*|ideas?|tips?|assistant|bot|you|your|plan\w*|should|could)\b/i
const OF_ASKER = /\b(?:i|my|me|mine|we|our|us)\b/i

/** "I would suggest two runs a week", said by an assistant: nothing of who asks. */
const isAdvice = (question: string, text: string, speaker: string | undefined): boolean =>
  speaker !== undefined &&
  MACHINE.test(speaker) &&
  !OF_ADVICE.test(question) &&
  (ADVICE.test(text) || (OF_ASKER.test(question) && /\b(?:i|my)\b/i.test(text)))

/** Whether a sentence tells only what somebody asked. */
export function onlyAsks(kind: Asked['kind'], text: string): boolean {
  const asked = REPORTED.exec(text) ?? (kind === 'yes or no' ? ASKED_ABOUT.exec(text) : null)
  return asked !== null && !ANSWERED.test(text.slice(asked.index + asked[0].length))
}

/** For each sentence that reports a question the one after it, if that gives the answer: "We said no." */
export function repliesTo(
  { kind, question }: Pick<Asked, 'kind' | 'question'>,
  placed: readonly PassageSentence[],
): Map<Pick<PassageSentence, 'text'>, PassageSentence> {
  const replies = new Map<Pick<PassageSentence, 'text'>, PassageSentence>()
  const isOfHaving = HAS.test(question)
  for (const [at, sentence] of placed.entries()) {
    const next = placed[at + 1]
    const isNext = next?.passage === sentence.passage && !next.asks && REPLY.test(next.text)
    if (isNext && onlyAsks(kind, sentence.text) && (!isOfHaving || HAS.test(sentence.text))) replies.set(sentence, next)
  }
  return replies
}
