import type { Place } from '../place.ts'
import type { Rule } from './rule.ts'

// Is it stated? Words of the value's own clause, of its sentence, and of the sentence that follows.

const AUXILIARY =
  "(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|am|may|shall|isn't|aren't|don't|doesn't|didn't|won't|wouldn't)"
const SUBJECT =
  '(?:i|we|you|he|she|it|they|there|that|this|these|the|my|our|your|his|her|their|its|somebody|someone|anyone|anybody|a|an)'
/** Where a question begins in a sentence. */
const OPENS = new RegExp(
  `(?:^|[,;:–—-]|\\b(?:and|so|but|or|ok|well|please|hey|hi)\\s)\\W{0,8}(?:${AUXILIARY} ${SUBJECT}\\b|(?:what|which|who|whose|where|when|why|how)\\b)`,
  'g',
)
/** A question without a question mark. */
const UNMARKED = new RegExp(
  `^\\W*(?:(?:and|so|but|or|ok|well|hey|hi|please) )*(?:${AUXILIARY} (?:i|we|you|he|she|it|they|there|my|our|your|his|her|their|the)\\b|how (?:much|many|old|big|long|tall|about)\\b|what (?:is|are|was|about|if)\\b|what's\\b)`,
)
const INDIRECT =
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|(?:want(?:s|ed)?|like|love|need) to know|curious|check(?:ing|s)?|find out|question|unclear|unsure|not (?:sure|certain|clear)|no idea|(?:don't|doesn't|didn't|do not|does not|can't) (?:know|say|tell|remember)|tell me|fragt?e?|weiß nicht) (?:\w+ )?(?:if|whether|what|when|how|which|ob)\b/

/** What somebody wants done is no question about what is: "Could we have 500 instead?" */
const REQUEST = /(?:^|[,;:–—-]|\b(?:and|so|but|ok|well|please|hey|hi)\s)\W{0,8}(?:can|could|may) (?:i|we|you)\b/

/** What makes a question of the statement before it: "…, or did I misread?", "…, right?" */
const TAG =
  /(?:^|[,;–—-])\s*(?:or (?:did|do|does|is|was|were|am|are|have|has|what|not|no|maybe|more|less)\b.*|right|correct|no|yes|true|ok|hm+|(?:is|are|was|were|do|does|did|has|have)(?:n't)? (?:it|that|they|we|i|you|he|she))\s*\?/

function isAsked({ left, right, isQuestion, said }: Place): boolean {
  if (INDIRECT.test(left)) return true
  if (!isQuestion) return UNMARKED.test(left) && !/[:"]/.test(left)
  if (TAG.test(right)) return true
  const opens = [...`${left}${said}${right}`.matchAll(OPENS)].map(({ index }) => index)
  // "The area is 60 ha, does that change anything?" states its first part
  return opens.length === 0 || opens.some(index => index <= left.length)
}

const NEGATION =
  /\b(?:not|never|no|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|wouldn't|can't|cannot|couldn't|haven't|hasn't|hadn't|neither|nor|without|nicht|kein(?:e[nmrs]?)?|nie|pas|jamais|ni|nunca|jamás|tampoco)\b/g
/** After these it is no denial of what follows. */
const NO_DENIAL =
  /\b(?:not (?:only|just|merely|kidding|joking|counting|including)|no (?:doubt|kidding|joke|problem|later than|matter)|nos?\. ?(?=\W*$|\d)|(?:can't|cannot|can not) (?:stand|bear)|rejects? \w+\.|why not|not to mention|don't (?:forget|worry|hesitate)|can't wait|(?:won't|not|never) (?:change|forget)|not more, not less|no (?:more|less|fewer) (?:and|or) no)\b/g

/** What is said with "not" anyway. */
const OF_DENIALS =
  /\b(?:dislik|hate|avoid|allerg|objection|complain|against|exclu|never|without|refus|not\b|no\b|non-|faults?\b|defects?\b|error|issue|problem|symptom|outage)/i

const isDenied = (place: Place): boolean => {
  const { name, description = '', type } = place.definition
  // "what she does not eat" asks for a denial
  if (OF_DENIALS.test(type === 'array' ? `${name} ${description}` : name) && type !== 'boolean') return false
  // a yes stands where its words are, with their "not"
  const said = place.definition.type === 'boolean' ? place.said : ''
  const near = `${place.near}${said}`.replaceAll(NO_DENIAL, ' ').replaceAll(/^\W*no,/g, ' ')
  const last = [...near.matchAll(NEGATION)].at(-1)
  // "No, it is 5" denies what was said before
  return (
    last !== undefined &&
    !/^[^,]*,\s/.test(near.slice(last.index)) &&
    !/\b(?:that|because|since)\b/.test(near.slice(last.index))
  )
}

/** "I doubt that …", "it is not true that …". */
const DISBELIEF =
  /\b(?:nowhere near|anything but|by no means|(?:far|a long way|miles) (?:away )?from|rul(?:e|es|ed|ing) out|turned down|vetoed|doubts?|doubted|den(?:y|ies|ied)|disputes?|disputed|refus(?:e|es|ed)|unlikely|impossible|(?:not|isn't|wasn't|hardly|never) (?:\w+ )?(?:true|the case|correct|right|said|claimed|meant|mean|imply|saying)|(?:don't|do not|doesn't|can't|cannot) (?:think|believe|see how)|false|untrue|lie|myth|nonsense|wrong(?:ly)?)\b/
const OFF_THE_RECORD =
  /\b(?:do not|don't|please don't|never) (?:store|save|note|keep|record|write|put|remember|enter)\b|\boff the record\b/

/** The sentence after a value, which takes it back. */
const TAKEN_BACK =
  /\bi never (?:said|asked|wanted|wrote|agreed|told)\b|\b(?:that|this|it|which|those|these|none of (?:this|that|it)|nothing of (?:this|that)|both)\b.{0,16}\b(?:isn't|is not|wasn't|aren't|are not|not|never)\b.{0,14}\b(?:true|right|correct|real|ours|mine|us|our|my|agreed|what (?:i|we))\b|\bnone of (?:this|that|it) is\b|\b(?:that|this|it|which)(?:'s| is| was) (?:ridiculous|not true|untrue|made up|bogus|exaggerated|wrong|false|nonsense|rubbish|a mistake|a lie|a rumou?r)\b|\bno(?:body|ne| one)\b.{0,12}\b(?:agreed|confirmed|approved|promised|decided)\b|^\W*not (?:our|my|true|ours|mine|us|correct)\b|\bwrong (?:recipient|person|number|address|customer|account)\b|\b(?:strike|scratch|delete|ignore|disregard|scrap|forget|remove|undo) (?:that|this|it|what)\b|\b(?:do not|don't) (?:store|save|note|keep|record|write|put) (?:that|this|it)\b|\b(?:haven't|have not|hasn't|didn't) (?:looked|checked|measured|decided|agreed|confirmed|verified|asked)\b|\bno idea where\b|\b(?:misread|misheard|mistyped|illegible)\b|\bcan(?:'t|not| not) (?:make (?:it )?out|read (?:it|that|the))\b/

const CONDITION =
  /\b(?:if|unless|provided|assuming|assume|suppose|supposing|imagine|hypothetically|let(?:'s| us) (?:say|assume|pretend|imagine|suppose)|in theory|theoretically|in (?:an?|some|another) (?:(?:parallel|alternate|alternative|other|different|imaginary) )?(?:universe|reality|timeline|life)|on paper|on the assumption|on the premise|(?<=^\W*)(?:say|picture|take|consider|pretend),? (?=(?:the|that|a|my|our|me|we|i|it)\b)|say (?:i|we|they|he|she) (?:had|were|got)|in case|as if|were it|what if|even if|only if|pretend|wenn|falls|angenommen|si|supongamos|supposons)\b/g
/** "if" after these asks for a fact, and before those it is a manner of speaking. */
const NO_CONDITION =
  /\b(?:sure|wonder(?:ing|s)?|know|knows|asks?|asked|see|check|doubt|unclear|question) if\b|\bif (?:i|we) (?:remember|recall|understood|heard|got (?:it|that|you)|may)\b|\bif (?:i|we)(?:'m| am|'re| are) not\b|\bif (?:memory|anything|not|possible|so|that (?:helps|matters|is ok|works)|(?:i|we)(?:'m| am| are|'re) honest|you (?:need|want|have|ask|like|must|prefer)|poss)\b|\beven if\b(?=[^,.]*$)/g
const UNREAL =
  /\b(?:would|could|might|should)(?:n't| not)? have\b|\bhad (?:i|we|he|she|it|they) \w+(?:ed|en|t|d|wn)\b|\bwere (?:i|we|he|she|it|they) to\b|\bhätte[nt]?\b|\bwäre[nt]?\b/
const MODAL = /\b(?:would|could|might)\b|'d\b/
/** "With a bigger team, we could …", "Had they asked, …". */
const INVERTED =
  /^\W*(?:with(?:out)? .*(?:\b(?:would|could)\b|'d\b)|(?:had|were|should) (?:i|we|you|he|she|it|they|the|\p{L}+) .*,)/u

function isSupposed({ left, right, said, near, beyond }: Place): boolean {
  const [before = '', after = ''] = [left, right].map(text => text.replaceAll(NO_CONDITION, ' '))
  if (UNREAL.test(`${near} ${said} ${beyond}`) || INVERTED.test(`${before} ${said} ${after}`)) return true
  const clause = [...before.matchAll(CONDITION)].at(-1)
  if (clause === undefined) return ELSE.test(after) && MODAL.test(near)
  // "if they get 200" supposes 200; "if you need me, call 200" does not
  if (!/,/.test(before.slice(clause.index))) return true
  return MODAL.test(`${near} ${beyond}`) || !/^(?:if|in case|si|wenn|falls)$/.test(clause[0])
}

const ELSE = /\b(?:if|unless|provided)\b/
/** "We have 400k, if the bank agrees" is hardly sure; "we are in Graz, if prices differ there" is. */
const isConditional = ({ right }: Place): boolean =>
  ELSE.test(right.replaceAll(NO_CONDITION, ' ').replaceAll(/\beven if\b/g, ' '))

export const STATED: readonly Rule[] = [
  { doubt: 'supposed', because: '"If we had 400k", "let us say".', holds: isSupposed },
  {
    doubt: 'supposed',
    because: '"We have 400k, if the bank agrees."',
    isSoft: true,
    holds: isConditional,
  },
  {
    doubt: 'asked',
    because: '"Is our budget $100k?"',
    holds: place => isAsked(place) && !REQUEST.test(place.left),
  },
  {
    doubt: 'asked',
    because: '"Can I have a budget of $100k?" wants it.',
    isSoft: true,
    holds: isAsked,
  },
  {
    doubt: 'denied',
    because: '"It isn\'t $80,000." A denied yes or no is an answer.',
    holds: (place, { value }) => value !== false && isDenied(place),
  },
  {
    doubt: 'denied',
    because: '"I doubt that …", "do not note this: …"',
    holds: ({ near, left, previous }, { hears }) =>
      hears(DISBELIEF, near) || OFF_THE_RECORD.test(left) || (/:\W*$/.test(previous) && OFF_THE_RECORD.test(previous)),
  },
  {
    doubt: 'denied',
    because: '"… Nobody has agreed to any of this." takes back what was said just before.',
    holds: ({ next, later, right }) =>
      TAKEN_BACK.test(next) || TAKEN_BACK.test(right) || /\bnone of (?:this|that|it)\b/.test(later),
  },
]
