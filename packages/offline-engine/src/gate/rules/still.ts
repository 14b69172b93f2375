import type { Place } from '../place.ts'
import { isDate, isNumber, type Rule } from './rule.ts'

// Is it still so, and is it surely so?

const HEDGE =
  /\b(?:apparently|i(?:'ve| have)? hear(?:d)?(?! back)|(?:someone|somebody|people|they|word|some) (?:told|tell|says?|said) (?:me |us )?(?:that )?(?:they|he|she|it|has it)|sounds? like|(?:it )?(?:seems?|looks like|appears)|maybe|perhaps|probably|possibly|presumably|supposedly|allegedly|rumou?r(?:s|ed)?|i (?:think|guess|suppose|reckon|assume|imagine)|i'd (?:say|guess)|we (?:think|guess|reckon|assume)|not (?:entirely |quite |completely )?(?:sure|certain|final|fixed|decided)|unsure|uncertain|something like|somewhere (?:around|between|near)|or so|as far as i (?:know|remember|recall)|if i remember|i'm guessing|my guess|best guess|ballpark|tentative(?:ly)?|tbc|tbd|to be (?:confirmed|decided)|provisional(?:ly)?|might|(?:i|we|he|she|they|it|you|that|this|there) may|could be|don't quote me|vielleicht|wahrscheinlich|vermutlich|ungefähr|some(?= ?$)|peut-être|probablement|quizás?|tal vez|probablemente)\b|\?\)|\?\?/

const PAST =
  /\b(?:used to|no longer|not (?:any|an?y) ?more|any ?more|anymore|former(?:ly)?|previous(?:ly)?|ex-|back then|back when|good old days|in (?:my|his|her|their|our) (?:youth|teens|twenties|thirties|forties|younger days|student days|prime)|in those days|at that time|years ago|last year's|long over|once upon|in the past|as a (?:child|kid|boy|girl|student|teenager)|originally|initially|at first|first said|früher|ehemalig\w*|autrefois|antes)\b/
const AT_A_TIME =
  /^\W*(?:\p{L}+ ){0,2}?(?:before|until|till|back (?:then|in)|when|as a|in (?:19|20)\d\d|years? ago|months? ago|ago|at the time|those days)\b/u
const OLD =
  /\b(?:(?<!\b(?:years?|months?|weeks?|days?|how|yrs?)[ -])old|previous|former|prior|ex|past|obsolete|outdated)\b/
const OLD_ASIDE = /^\W*\((?:old|former|previous|outdated|obsolete|until|till|past|(?:19|20)\d\d\))/
const OVER =
  /^\W*(?:\p{L}+ )?(?:last time|back then|once\b|for (?:a while|some time|years)|until (?:it|they|he|she|we|\d{4}|recently|last)|at the time|originally|in those days|(?:and|but) then|then\W*$)/u

/** "Version 4.1 went out of service" */
const OUT_OF_USE =
  /^\W*(?:went|has gone|is|was|has been) (?:out of (?:service|use|date)|retired|gone\b|switched off|turned off|shut down|decommissioned|discontinued|phased out|taken off|history\b)|^\W*(?:came|comes|was taken|has come) off the \p{L}+/u
/** "We had 40 employees", "in 2019 it was": the past says nothing about today. */
const WAS_SO =
  /\b(?:had|lived|spoke (?!to|with|w\/|about)|worked|owned|drove|wore|weighed|kept|earned|played|studied|rented)\b|\b(?:in|until|till|before|during|back in) (?:19|20)\d\d\b.*\b(?:was|were)\b|\b(?:was|were)\b.*\b(?:in|until|till|before|during|back in) (?:19|20)\d\d\b|\blast (?:year|season|month|winter|summer|quarter)\b.*\b(?:was|were)\b/
const HAPPENED =
  /\b(?:was|were|had|weighed|wore|smoked|lived|worked|played|drove|owned|kept|earned|paid|spent|\p{L}+ed)\b/u
const ENDED =
  /\b(?:quit|stopped|gave (?:it |that )?up|ended|until \d{4}|but (?:not|no) (?:any ?more|longer)|have since|has since|is over|are over|both (?:long )?over)\b/
const OF_THE_PAST =
  /\b(?:previous|former|old|past|last|first|original|initial|history|birth|born|since|start|found|purchas|bought|joined)/i
const isPast = (place: Place, about: string, value: unknown): boolean => {
  if (isDate(place) && OLD.test(/[^.;,]*$/.exec(place.left)?.[0] ?? '') && !OLD.test(about)) return true
  if (isDate(place) || OF_THE_PAST.test(place.definition.name) || value === false) return false
  if (/\b(?:current|present|now)\b/i.test(place.definition.name) && /\b(?:was|were)\W*(?:an? |the )?$/.test(place.left))
    return true
  if (/\bno longer\b|\bany ?more\b/.test(place.near) && place.definition.type === 'boolean') return true
  if (
    PAST.test(place.near) ||
    /\b(?:when|before|until)\b[^,]*\b(?:was|were|had|moved|went|lived|did)\b/.test(place.left)
  )
    return !OF_THE_PAST.test(about) || PAST.test(place.near)
  if (OLD.test(/[^.;,]*$/.exec(place.left)?.[0] ?? '') && !OLD.test(about)) return true
  if (HAPPENED.test(place.near) && OVER.test(place.beyond)) return true
  if ((isNumber(place) ? HAPPENED : STAYED).test(place.near) && LONG_AGO.test(place.left)) return true
  if (AT_FIRST.test(place.beyond)) return true
  if (OLD_ASIDE.test(place.right) || OUT_OF_USE.test(place.right)) return true
  if (LEFT_IT.test(place.near)) return true
  if (isNumber(place) && HAPPENED.test(place.near) && AT_A_TIME.test(place.beyond)) return true
  return HAPPENED.test(`${place.near}${place.said}`) && (ENDED.test(place.right) || ENDED.test(place.next))
}

/** A year before the number, or a time of life. */
const LONG_AGO =
  /^\W*(?:\p{L}+ ){0,2}?(?:(?:back )?in (?:19|20)\d\d|in the (?:19|20)?\d0s|as a (?:child|kid|boy|girl|student|teenager)|years ago|last (?:year|season|winter|summer|spring|autumn))\b(?!.*\b(?:has|have|is|are|since)\b)/u
/** "We left the Enterprise plan", "I gave up" */
const LEFT_IT =
  /\b(?:left|quit|closed (?:my|our|his|her|their) account|cancel(?:l?ed|s)|dropped|ended|stopped|gave up|lost|sold|resigned|(?:moved|switched|came) (?:out of|away from)|got rid of|retired|stepped down|terminated|gave notice)\b(?! (?:for|to)\b)(?: \p{L}+){0,3}\W*$/u
const STAYED =
  /\b(?:went|flew|visited|lived|worked|had|was|were|used|stayed|ate|drank|drove|played|studied|rented|travell?ed)\b/
const AT_FIRST = /^\W*(?:at first|initially|originally|at the time|back then|in the beginning|in those days)\b/
const UP_TO_NOW =
  /\bstill\b|\bin the (?:last|past) |\bso far\b|\bto date\b|\bin total\b|\bsince\b|\bthis (?:year|week|month|morning|season)\b/
/** A state of the past: "I was married", "my pulse was 48". */
const WAS = /\b(?:was|were)\W*(?:only |just |about |an? |the )?$/
const OF_PAYMENTS =
  /\b(?:price|paid|cost|total|fee|result|score|amount|sum|bill|payment|rating|time|duration|length|size|weight|reading|measured|date|status|outcome|decision|severity|cause|damage|number|count)/i
const isOver = (place: Place, value: unknown): boolean =>
  !isDate(place) &&
  !OF_THE_PAST.test(place.definition.name) &&
  value !== false &&
  !UP_TO_NOW.test(place.right) &&
  (WAS_SO.test(place.near) ||
    (place.definition.type !== 'text' && WAS.test(place.near) && !OF_PAYMENTS.test(place.definition.name))) &&
  !/\b(?:has|have|'ve|'s) had\b/.test(place.near)

const LIMIT =
  /(?<!\b(?:went|gone|going|go|goes|rose|moved|raised|increased|grew|put|brought|pushed|came|come) )\b(?:over|above|under|below|beyond|exceed(?:s|ing)?|more than|less than|fewer than|at (?:least|most)|no (?:more|less) than|up to|(?:a |the )?min(?:imum)?(?: of)?|(?:a |the )?max(?:imum)?(?: of)?|starting (?:at|from)|(?:fares?|prices?|costs?|fees?|rates?|rents?|tickets?|rooms?|packages?) from|between|anywhere from|as (?:much|many|little|few) as|mehr als|weniger als|mindestens|höchstens|über|unter|plus de|moins de|más de|menos de)\s*(?:about |around |roughly )?$/
const RANGE_AFTER = /^\s*(?:[-–—]|to|or|and|bis|à|a|y|oder|ou|o)\s*[$€£]?\d/
const RANGE_BEFORE = /(?<![\d.,])\d[\d.,]* ?(?:k|m|\p{L}{2,10})? ?(?:[-–—]|\bto|\bor|\bbis|\bà) ?(?:us)?[$€£¥]? ?$/u
const MOVED =
  /\b(?:from|up|raised?|increased?|went|grew|grown|changed?|cut|reduced?|dropped|fell|moved?|switched?|down|upgraded?)\b/
const OF_LIMITS =
  /\b(?:max|min|limit|up to|at most|at least|can spend|budget|afford|willing|spend|ceiling|floor|threshold|capacity)/i
const AT_MOST = /\b(?:up to|at most|no more than|max(?:imum)?(?: of)?|as much as)\s*$/
const isLimit = (place: Place, about: string): boolean => {
  const { left, right } = place
  if (isNumber(place)) {
    if (RANGE_BEFORE.test(left) && !MOVED.test(left)) return true
    if (/\bbetween\s*$/.test(left) || (RANGE_AFTER.test(right) && !/^\s*and\b/.test(right))) return true
    if (/\b(?:max|min)(?:imum)?\b[^.;,]*$/.test(place.left) && !/\b(?:max|min|limit)/i.test(about)) return true
    if (
      /\b(?:at (?:most|least)|no more than|up to|more than|less than|over|under) (?:\w+ ){0,3}of\W*$/.test(left) &&
      !OF_LIMITS.test(about)
    )
      return true
    return LIMIT.test(left) && !(AT_MOST.test(left) && OF_LIMITS.test(about)) && !/\b(?:max|min|limit)/i.test(about)
  }
  return (
    isDate(place) &&
    /\b(?:after|before|not before|earlier than|later than|nach dem|vor dem|après|avant|después de|antes de)(?: the)?\s*$/.test(
      left,
    )
  )
}

/** What is said of a value in brackets after it. */
const ASIDE =
  /^\W{0,2}\([^)]*\b(?:not|never|made (?:that|it) up|made up|just an idea|idea|guess(?:ed)?|unconfirmed|invented|maybe|estimated?|hopefully|provisional|wild guess|no idea)\b/

export const SURELY: readonly Rule[] = [
  {
    doubt: 'past',
    because: '"I used to live in Tampere."',
    holds: (place, { about, value }) => isPast(place, about, value),
  },
  {
    doubt: 'past',
    because: '"We had 40 employees."',
    isSoft: true,
    holds: (place, { value }) => isOver(place, value),
  },
  {
    doubt: 'limit',
    because: '"Orders over $50", "between 70 and 110".',
    holds: (place, { about }) => isLimit(place, about),
  },
  {
    doubt: 'hedged',
    because: '"Maybe 8 beds."',
    holds: ({ left, right, beyond, near, intro }, { hears }) =>
      hears(HEDGE, near) ||
      hears(HEDGE, beyond) ||
      /^\W*(?:maybe|perhaps|probably)\b/.test(left) ||
      /\b(?:not sure|maybe)\W*$/.test(right) ||
      ASIDE.test(right) ||
      HEDGE.test(intro),
  },
]
