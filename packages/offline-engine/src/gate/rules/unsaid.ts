import type { Place } from '../place.ts'

// Is it said at all? What a text says that nobody says, or that never was, is no value, not even for somebody to decide.

/** "Nobody has to say", "I am not ashamed to say" and "I need not say" deny nothing. */
const NOT =
  "(?<!\\bneed )\\b(?!needn't)(?:not|never|hardly|cannot|nobody|no one|none|nothing|neither|\\p{L}+n't)(?! (?:\\p{L}+ )?(?:has to|have to|need|needs|ashamed|afraid|embarrassed|shy|too proud|hesitate|only|just)\\b)"
const CLAIMS =
  '(?:say|said|saying|claim(?:s|ed|ing)?|swear|bet|assert(?:s|ed|ing)?|maintain(?:s|ed|ing)?|argu(?:e|es|ed|ing)|contend(?:s|ed|ing)?|guarantee|vouch|testify|pretend(?:s|ed|ing)?|conclude|imply|insinuate|subscribe to)'
const MISLED =
  '(?:wrong|false|incorrect|inaccurate|misleading|untrue|dishonest|premature|unfair|absurd|ridiculous|naive|an? (?:\\p{L}+ )?(?:exaggeration|stretch|mistake|lie|error|overstatement))'
const GROUNDS =
  '(?:evidence|proof|indication|sign|record|basis|hint|trace|reason to (?:think|believe|assume|suppose)|suggestion|question of|truth (?:in|to) (?:the \\p{L}+|it|saying|claims?))'

/** What denies the whole rest of a sentence, however far away it is. */
const DENIALS: readonly RegExp[] = [
  // "I would not go so far as to say that …", "nobody can say that …"
  new RegExp(`\\b${NOT} (?:[\\p{L}']+ ){0,3}?go (?:so|as|that|quite so) far as\\b`, 'u'),
  new RegExp(
    `\\b${NOT} (?:[\\p{L}']+ ){0,2}?${CLAIMS}\\b(?! (?:no|less|if|how|when|where|why|more|much|otherwise|anything|nothing|enough|this|so|(?:it|that) (?:twice|aloud|again|often|enough|loud\\p{L}*))\\b)`,
    'u',
  ),
  new RegExp(`\\b(?:would|will|could|can|may|might|must|is|was|it's|it'd) (?:\\p{L}+ ){0,3}?${MISLED} to \\p{L}+`, 'u'),
  // "it is simply not the case, whatever you heard, that …"
  /\b(?:(?:is|was|are) (?:\p{L}+ )?not|isn't|wasn't|ain't|not) (?:\p{L}+ ){0,2}?(?:the case|true|so|correct|a fact|accurate)\b(?:, .*,)? ?that\b/u,
  new RegExp(
    `\\b(?:is|was|'s|are|see|seen|found|have|has|had|with) (?:\\p{L}+ )?(?:no|not any|little|never any|zero) (?:\\p{L}+ )?${GROUNDS}\\b(?:.* that\\b| (?:of|for) [^,]*$)`,
    'u',
  ),
  // "I cannot in good conscience say that …"
  new RegExp(`\\b${NOT} (?:[\\p{L}']+ ){3,7}?${CLAIMS} that\\b`, 'u'),
  /\b(?:nothing|nobody|no \p{L}+|none of (?:it|this|that)) (?:suggests?|indicates?|shows?|proves?|supports?|confirms?|points to)\b/u,
  /\b(?:yet to (?:see|find|hear|meet|read)|the last (?:one |person )?to (?:say|claim|think)|(?:lying|lie) if (?:i|we) (?:said|claimed))\b/u,
  /\bit(?:'s| is| was) not (?:as if|as though|that (?=(?:i|we|you|he|she|it|they|there|the|our|my|their|his|her)\b))/u,
  /(?<!\b(?:no|without|little|any|beyond|not) )\bdoubts?\b(?! (?:that|it|aside)\b).*\bthat\b/u,
  /\bfurther from the truth\b/u,
  /\bfar be it from (?:me|us|him|her|them)\b/u,
]

/** From here on, a sentence says something else. */
const TURNS =
  /;\s|:\s|\.{3}\s|\s[–—]\s|, yet\s|,?\s(?:but|however|instead|although|though|whereas|because|since|while)\s|,\s(?:and|so|only) (?=(?:the|our|my|we|i|he|she|they|it)\b)/

const isDeniedAfar = ({ left }: Place): boolean => {
  const part = left.split(TURNS).at(-1) ?? left
  return DENIALS.some(denial => denial.test(part))
}

/** "The idea that the crew is 5 is absurd." */
const IDEA = /\b(?:idea|notion|claim|rumou?r|suggestion|belief|story|report|assertion|allegation|theory) that\b[^.;]*$/u
const IS_WRONG =
  /\b(?:is|are|was|were) (?:\p{L}+ )?(?:absurd|false|wrong|untrue|nonsense|ridiculous|unfounded|baseless|mistaken|laughable|a (?:\p{L}+ )?(?:myth|lie|mistake|fairy tale)|not true|made up|invented)\b/u

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
    (IDEA.test(left) && IS_WRONG.test(right)) ||
    NEVER_WAS.test(`${left}${said}${right}`) ||
    ALL_BUT.test(place.near) ||
    TALE.test(left) ||
    TALE.test(previous) ||
    (definition.type === 'number' && BACK.test(right) && CLAIMED.test(left))
  )
}
