import type { Place } from '../place.ts'
import type { Judged, Rule } from './rule.ts'

// Whose clause? What stands before the verb says what a statement is about.

/** Who or what a clause is about: `none` if it names nobody, as a label or a note does. */
type Subject = 'own' | 'pronoun' | 'property' | 'known' | 'named' | 'other' | 'none'

const LEAD =
  /^\W*(?:(?:and|but|so|also|then|well|yes|yeah|yep|no|ok|okay|oh|hi|hello|hey|now|still|currently|today|actually|by the way|btw|please note|note|fyi|for the record|in short|all in all|since|because|as|that|which|where|when|here|there|just|only|sure|thanks|thank you|please)\b[\s,:–—-]*)*/
const VERB =
  /\b(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|could|(?<!\b(?:\d|in|from|since|until|till|by|of|early|late|mid|last|next|this) )may(?! \d)|might|must|shall|should|\p{L}+n't|comes?|came|goes|went|gets?|got|needs?|requires?|wants?|costs?|weighs?|takes?|pays?|earns?|uses?|lives?|works?|runs?|makes?|sells?|offers?|includes?|contains?|starts?|ends?|stands?|holds?|keeps?|wears?|drinks?|eats?|plays?|speaks?|owns?|drives?|spends?|employs?|charges?|measures?|reads?|says?|said|told|gives?|gave|allows?|covers?|provides?|supports?|ships?|expires?|begins?|lasts?|remains?|stays?|sits?|smokes?|burns?)\b/u
const OWN =
  /\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'll|my|our|mine|ours|ich|wir|mein\w*|unser\w*|je|mon|ma|nous|notre|mi|nuestr\w+|yo)\b/
const PRONOUN = /^(?:he|she|it|they|his|her|its|their|he's|she's|it's|they're|that's|that|this|you|your|you're)\b/
/** A noun for the record, in notes about it. */
const KNOWN =
  /\b(?:the|this|our|new|pt|that) (?:new |same )?(?:patient|customer|client|caller|tenant|guest|member|applicant|candidate|account|user|owner|pupil|student|company|household|order|parcel|case|contract|project|machine|server|car|vehicle|dog|cat|animal|flat|house|team|policy|subscription|course|sample|booking|farm|property|donor|child|kid|couple|player|restaurant|shop|file)\b|^(?:pt|patient|customer|client|tenant|guest|member|applicant|candidate)\b/
/** Many, or any of a kind. */
const KIND =
  /^(?:most|many|some|all|any|every|each|other|others|another|similar|typical|such|no|few|several|these|those|an?|one|ones|\p{L}+ ones)\b|^(?:\p{L}+ )?(?:women|men|children|kids|adults|people|patients|drivers|applicants|employees|students|couples|cars|orders|weddings|pets|dogs|cats)\b|^(?:(?:all|most|many|some) )?\p{L}+[^s\W]s (?:with|without|like|having|that|who|here|there|under|over|above|below)\b|^(?:courses|orders|customers|clients|people|companies|firms|prices|members|patients|investments|users|teams|models|flats|rooms|cars|plans|packages)\b/u

/** "Ayla", "Mrs Keller": whether that is the record, a text seldom says. */
const isName = ({ original }: Place, head: string): boolean => {
  const at = original.toLowerCase().lastIndexOf(head)
  return at >= 0 && /^\p{Lu}[\p{L}.'’-]+(?: (?:and )?\p{Lu}[\p{L}.'’-]+)*$/u.test(original.slice(at, at + head.length))
}

/** "Currently on 78k, wants 90": a note that leaves out who. */
const ON_AMOUNT = /^(?:on|at) [$€£]?\d/

/** The words before the first verb of a clause. */
export function subjectOf(place: Place, judged: Judged): Subject {
  const clause = `${place.near}${place.said}${place.beyond}`.replace(LEAD, '')
  const verb = VERB.exec(clause)
  if (verb === null) return 'none'
  const head = clause.slice(0, verb.index).trim()
  if (head === '') return 'none'
  if (ON_AMOUNT.test(head)) return 'none'
  if (OWN.test(head)) return 'own'
  if (PRONOUN.test(head)) return 'pronoun'
  if ([...judged.names].some(name => head.includes(name))) return 'own'
  if (judged.isNamedIn(head) && !KIND.test(head)) return 'property'
  if (KNOWN.test(head)) return 'known'
  return isName(place, head) ? 'named' : 'other'
}

/** "The Enterprise plan comes with 1,000 seats", "Advanced level requires a test": said of anything of the kind. */
const isOfKind = (place: Place, judged: Judged): boolean => {
  const clause = `${place.near}${place.said}${place.beyond}`.replace(LEAD, '')
  const verb = VERB.exec(clause)
  if (verb === null) return false
  const head = clause.slice(0, verb.index).trim()
  if (OWN.test(head) || [...judged.names].some(name => head.includes(name))) return false
  return (
    (KIND.test(head) && !KNOWN.test(head)) ||
    (ANY.test(clause.slice(verb.index)) && !/^(?:this|that|it|he|she|they|you)\b/.test(head))
  )
}

const ANY =
  /^(?:comes? with|requires?\b|includes?\b|allows?\b|(?:is|are) (?:recommended|available|required|suitable|meant|intended|designed|for (?:those|people|anyone|customers|clients))|(?:is|are) for (?!\d|me\b|us\b|my\b|our\b|the\b|this\b|him\b|her\b|them\b)\p{L}+s\b|starts? (?:at|from)|may\b|can be\b|must\b)/u

export const KIND_RULES: readonly Rule[] = [
  {
    doubt: 'general',
    because: '"The Enterprise plan comes with 1,000 seats" says nothing about the plan of the record.',
    isSoft: true,
    holds: (place, judged) => !/[:=]\W*$/.test(place.left) && isOfKind(place, judged),
  },
]
