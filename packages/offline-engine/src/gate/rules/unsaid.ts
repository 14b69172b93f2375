import type { Place } from '../place.ts'

// Is it said at all? What a text says that nobody says, or that never was, is no value, not even for somebody to decide.

const NOT = "(?:not|never|hardly|cannot|nobody|no one|none|nothing|neither|\\p{L}+n't)"
const CLAIMS =
  '(?:say|claim|swear|bet|assert|maintain|argue|contend|guarantee|vouch|testify|pretend|conclude|imply|insinuate|subscribe to)'
const MISLED =
  '(?:wrong|false|incorrect|inaccurate|misleading|untrue|dishonest|premature|unfair|absurd|ridiculous|naive|an? (?:\\p{L}+ )?(?:exaggeration|stretch|mistake|lie|error|overstatement))'
const GROUNDS =
  '(?:evidence|proof|indication|sign|record|basis|hint|trace|reason to (?:think|believe|assume|suppose)|suggestion|question|truth (?:in|to) (?:the \\p{L}+|it|saying|claims?))'

/** What denies the whole rest of a sentence, however far away it is. */
const DENIALS: readonly RegExp[] = [
  // "I would not go so far as to say that …", "nobody can say that …"
  new RegExp(`\\b${NOT} (?:[\\p{L}']+ ){0,3}?go (?:so|as|that|quite so) far as\\b`, 'u'),
  new RegExp(`\\b${NOT} (?:[\\p{L}']+ ){0,2}?${CLAIMS}\\b(?! (?:no|less|if|how|when|where|why|more|much)\\b)`, 'u'),
  new RegExp(`\\b(?:would|will|could|can|may|might|must|is|was|it's|it'd) (?:\\p{L}+ ){0,3}?${MISLED} to \\p{L}+`, 'u'),
  // "it is simply not the case, whatever you heard, that …"
  /\b(?:(?:is|was|are) (?:\p{L}+ )?not|isn't|wasn't|ain't|not) (?:\p{L}+ ){0,2}?(?:the case|true|so|correct|a fact|accurate)\b(?:, .*,)? ?that\b/u,
  new RegExp(
    `\\b(?:is|was|'s|are|see|seen|found|have|has|had|with) (?:\\p{L}+ )?(?:no|not any|little|never any|zero) (?:\\p{L}+ )?${GROUNDS}\\b`,
    'u',
  ),
  /\bfar be it from (?:me|us|him|her|them)\b/,
]

/** From here on, a sentence says something else. */
const TURNS =
  /;\s|:\s|\.{3}\s|\s[–—]\s|,?\s(?:but|yet|however|instead|although|though|whereas|because|since|while)\s|,\s(?:and|so|only) (?=(?:the|our|my|we|i|he|she|they|it)\b)/

const isDeniedAfar = ({ left }: Place): boolean => {
  const part = left.split(TURNS).at(-1) ?? left
  return DENIALS.some(denial => denial.test(part))
}

/** "Had we gone with the harbour, the fee would have been 900." */
const NEVER_WAS =
  /^\W*(?:and |but |so )?(?:had (?:i|we|you|he|she|it|they|there|the|our|my|\p{L}+) .*|were (?:i|we|you|he|she|it|they|there|the|our|my) .*|should (?:i|we|you|they) have .*|without .*), .*\b(?:would|could|might)(?:n't| not)? have\b/u
/** "They all but signed": they did not. */
const ALL_BUT = /\ball but \p{L}+(?:ed|[wo]n|ought|aught|ent|ept)\b/u
const TALE = /\bonce upon a time\b|\bin a (?:land|kingdom|galaxy) far\b/
/** What somebody wants to have back is no amount of anything agreed. */
const BACK = /^[^.;,]{0,40}\bback\b(?=\W*$|[.,;!]| (?:from|for|because|since|after|by|and|as|at)\b)/u
const CLAIMED = /\b(?:demand|ask|want|claim|request|insist)(?:s|ed|ing)?\b[^.;]*$/

/** What leaves nothing, not even a suggestion. */
export const isUnsaid = (place: Place): boolean => {
  const { left, said, right, previous, definition } = place
  return (
    isDeniedAfar(place) ||
    NEVER_WAS.test(`${left}${said}${right}`) ||
    ALL_BUT.test(place.near) ||
    TALE.test(left) ||
    TALE.test(previous) ||
    (definition.type === 'number' && BACK.test(right) && CLAIMED.test(left))
  )
}
