import type { Place } from '../place.ts'
import { isDate, isNumber, type Judged, type Rule } from './rule.ts'

// About whom? The subject nearest before the value is the one that the value is about.

const PEOPLE =
  'brother|sister|sibling|mother|father|mum|mom|dad|parent|son|daughter|child|kid|twin|wife|husband|spouse|fiancée?|partner|boyfriend|girlfriend|cousin|uncle|aunt|auntie|nephew|niece|grand(?:mother|father|ma|pa|son|daughter|parent)|in-laws?|ex|friend|neighbou?r|buddy|buddies|pal|mate|chum|acquaintance|flatmate|roommate|housemate|colleague|co-?worker|boss|manager|supervisor|predecessor|successor|competitor|rival|classmate|teammate'
const THEIR = "(?:my|your|his|her|our|their|its|an?|the|one of (?:my|our|the)|some|\\p{L}+'s?)"
/** People and companies that are not the record. */
const OTHERS = new RegExp(
  [
    `\\b${THEIR} (?:[\\p{L}'-]+ ){0,2}?(?:${PEOPLE})s?(?:'s?)?(?![\\p{L}-])`,
    `^(?:\\W*)(?:${PEOPLE})s?\\b`,
    `(?<=: )(?:${PEOPLE})s?\\b(?! ?:)`,
    '\\b(?:the |an?other |other |some )?(?:people|folks|guys|family|couple|firm|companie|businesse|company|restaurant|place|flat|house|shop)s? (?:there|next door|opposite|over there|across the (?:street|road)|upstairs|downstairs|like (?:this|that|them|you|ours?|\\p{L}+)|of (?:this|that|your|our) size)\\b',
    '\\b(?:the |an? |another )?\\p{L}+ (?:in|at|on|from) the (?:next|other|opposite|neighbou?ring|adjacent) \\p{L}+',
    '\\bnext[- ]door\\b|\\bacross the (?:street|road)\\b|\\bsister company\\b|\\bparent company\\b',
    "\\b(?:the |my |our )?(?:previous|former|last|old|next|other|another) (?:tenant|owner|client|customer|company|firm|employer|job|patient|guest|driver|team|one|user|couple|family|department|site|branch)s?\\b(?:'s)?",
    '\\b(?:an?|another|other|some) (?:other )?(?:client|customer|firm|company|patient|guest|competitor|user|tenant|person|guy|woman|man|lady|account)s? (?:of (?:ours|mine|theirs)|i know|we know)\\b',
    '\\b(?:an?|some|this|that|the) (?:\\p{L}+ )?(?:woman|man|guy|girl|boy|lady|person|kid|couple|family) (?:who|that|i|we|from|in|next)\\b',
    "\\b(?:my|our|his|her|their) (?:[\\p{L}'-]+ )?(?:dog|cat|horse|rabbit|puppy|kitten|baby)(?:'s?)?(?![\\p{L}-])",
    "\\b(?:the |an)?other (?!than|day|hand|half|side|way|thing|word|end|time)\\p{L}+(?:'s)?\\b",
    '\\b(?:our|my) (?:\\p{L}+ )?(?:rep|seller|salesman|saleswoman|salesperson|account manager|support|consultant|adviser|advisor|colleagues?)\\b',
    '\\b(?:my|our) (?:\\p{L}+ )?(?:supplier|vendor|provider|landlord|landlady|letting agent|agency|dealer|distributor|contractor|subcontractor|subsidiary|accountant|lawyer|dentist|doctor|teacher|insurer|bank|franchise|sponsor)s?\\b',
    '\\b(?:the|an?|any|whoever(?: \\p{L}+)?) (?:\\p{L}+ )?(?:before|after|above|below|beneath|next to|beside|behind|opposite|in front of) (?:me|us|mine|ours)\\b',
    "\\b(?:the|an?|some) \\p{L}+ (?:that |which |whom? )?(?:we|i)(?:'re| are|'m| am|'ve| have|'ll| will)? (?:acquir(?:e|ed|ing)|bought|buy(?:ing)?|(?:taking|took) over|visit(?:ed|ing)?|met|compet(?:e|ed|ing) with|heard of|read about|worked for|used to work for|replaced|replacing)\\b",
    '\\b(?:the )?(?:place|flat|house|shop|office|family|firm|unit|apartment|room|garden|team) (?:above|below|under|beneath|beside|behind|next to|opposite|before|after) (?:ours|mine|us|me|our|my|it)\\b',
    '\\bthe (?:competition|opposition|market leader|incumbent)\\b',
    '\\b(?:my|our) (?:old|former|previous|last) \\p{L}+\\b',
    '\\b(?:competitors?|rivals?|comparable (?:firms|companies)|somebody else|someone else|other people|everyone else|everybody else|the others)\\b',
    '\\b(?:mein|sein|ihr|unser|dein|euer|eur)(?:e[nmrs]?|s)? (?:\\p{L}+ )?(?:schwester|bruder|mutter|vater|sohn|tochter|nachbar(?:in|n)?|chef(?:in)?|kolleg(?:e|in)n?|freund(?:in)?|mann|frau|cousine?|onkel|tante|oma|opa)\\b|\\bgegenüber\\b|\\bnebenan\\b',
    '\\b(?:oben|unten|über uns|unter uns|im (?:erdgeschoss|dachgeschoss|\\p{L}+ stock)) (?:wohn|leb)\\p{L}*|\\b(?:vor|nach)(?:mieter|besitzer|gänger)(?:innen|in|n|s)?\\b',
    '\\b(?:mon|ma|mes|son|sa|ses|notre|mi|mis|su|sus|nuestr[oa]) (?:frère|sœur|soeur|mère|père|fils|fille|voisine?|ami[eo]?|amiga|collègue|chef|patron|hermano|hermana|madre|padre|hijo|hija|vecin[oa]|jefe|jefa|cuñad[oa]|primo|prima)\\b',
  ].join('|'),
  'gu',
)
/** The record, or who speaks for it. */
const OWN =
  /\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|my|our|mine|ours|me|us|myself|ourselves|himself|herself|itself|themselves|ich|wir|mein\w*|unser\w*|nous|yo|nosotros)\b/gu
/** What says only how somebody knows it. */
const ASIDE =
  /\b(?:as far as i know|(?:i|we) (?:\w+ )?ask(?:ed)? (?:my|our|the) \p{L}+|i (?:think|guess|heard|hear|believe|know|mean|mentioned|told|was told|read|asked)|i'm told|believe me|we (?:heard|know|were told)|he told me|she told me|they told (?:me|us)|tells? (?:me|us)|told (?:me|us)|for (?:me|us)|between us|with (?:me|us)|like (?:me|us)|lent (?:me|us)|to (?:me|us))\b/gu
const OF_VALUE = /(?<=\b(?:on|to|of|from|with|at|in|for|by|uses?|has|have|bought|buys) )(?:our|my) $/u
const ANIMAL = /\b(?:dog|cat|horse|rabbit|puppy|kitten|baby)\b/
/** What records of animals and of pregnancies have. */
const OF_ANIMALS =
  /breed|vet\b|\bpets?\b|animal|species|neuter|\bdogs?\b|\bcats?\b|horse|stable|pregnan|due date|infant|baby/
const PRONOUN = /^\W*(?:and |but |so |also )?(?:he|she|they|his|her|their|it|its)\b/
const NARRATES = /\b(?:i|my|me|we|our|us|mein\w*|unser\w*|mon|ma|mi|next[- ]door|opposite|across|gegenüber)\b/

interface Subject {
  end: number
  isOther: boolean
}

/** The last one who is spoken of in a text. */
function lastSubject(text: string, judged: Judged): Subject | undefined {
  const masked = text
    .replaceAll(ASIDE, aside => ' '.repeat(aside.length))
    // "Their neighbour is on our Team plan" is not about us
    .replace(OF_VALUE, own => ' '.repeat(own.length))
  const others = [...masked.matchAll(OTHERS)].filter(
    match =>
      (/\bother\b/.test(match[0]) || !judged.isNamedIn(match[0])) &&
      !(ANIMAL.test(match[0]) && OF_ANIMALS.test(judged.domain) && !/\b(?:an)?other\b/.test(match[0])) &&
      !isReport(masked, match.index + match[0].length) &&
      (/\bother\b/.test(match[0]) || !namesRecord(match[0], judged)),
  )
  const inOthers = (at: number): boolean =>
    others.some(match => match.index <= at && at < match.index + match[0].length)
  const own = [...masked.matchAll(OWN)].filter(match => !inOthers(match.index))
  const last = (found: RegExpExecArray[]): number => (found.at(-1)?.index ?? -1) + (found.at(-1)?.[0].length ?? 0)
  const [other, self] = [last(others), Math.max(last(own), lastName(masked, judged, inOthers))]
  if (other < 0 && self < 0) return undefined
  return { end: Math.max(other, self), isOther: other > self }
}

/** "Their boss says that …": what is said is not about the boss. */
const isReport = (text: string, from: number): boolean => {
  const after = text.slice(from, from + 60)
  const verb =
    /^\s*(?:\p{L}+ ){0,2}?(?:says?|said|tells?|told|thinks?|mention(?:s|ed)|writes?|confirm(?:s|ed)|reports?|noted?)\b/u.exec(
      after,
    )
  return verb !== null && /\b(?:that|he|she|it|they|we|i|the|our|their|his|her|my)\b/.test(after.slice(verb[0].length))
}

const namesRecord = (text: string, { names }: Judged): boolean =>
  (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).some(word => names.has(word))

/** "The other band" is not the record, although the address of the record has that word too. */
function lastName(text: string, { names }: Judged, isOthers: (at: number) => boolean): number {
  let last = -1
  for (const { 0: word, index } of names.size === 0 ? [] : text.matchAll(/[\p{L}\p{N}]{3,}/gu))
    if (names.has(word) && !isOthers(index)) last = index + word.length
  return last
}

/** "… of our parent company", "…; we are far smaller", said after the value. */
const OF_OTHER = new RegExp(
  `^\\W*(?:\\p{L}+ ){0,2}?(?:of|at|from|for) (?:my |our |the |his |her )?(?:${OTHERS.source})`,
  'u',
)
const CONTRAST =
  /(?:;|,| ) ?(?:(?:while|whereas|unlike|but|;) ?)?(?:we|i|ours|mine) (?:\p{L}+ )?(?:are|am|is|have|do)\b[^.]*\b(?:smaller|larger|bigger|different|not|less|more|n't|younger|older|fewer)\b|\bunlike (?:us|me|ours|mine)\b|\bthan (?:us|ours|mine)\b/u

/** "My son is 8" is his age, also where children are counted. */
const AGED = new RegExp(`\\b(?:${PEOPLE}) (?:is|was|turns|turned|will be|aged)(?: now| already| only)? $`, 'u')

/** "The Brass Owls have 9 members": a name that is not the record's is the subject. */
const NAMED_SUBJECT =
  /^[^\p{L}"“„]*(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Nn]ote|FYI)[ ,:]+)?((?:[Tt]he )?\p{Lu}[\p{L}&.'’-]*(?: (?:& )?\p{Lu}[\p{L}&.'’-]*)+) (?:has|have|had|is|are|employs?|takes?|charges?|pays?|earns?|uses?|lives?|works?|weighs?|makes?|sells?|offers?|wants?|needs?|costs?|runs?)\b(?! (?:\p{L}+ed|said|told|been|given|sent|set|put|asked)\b)/u
/** Capitals that begin a sentence, not a name. */
const NO_NAME =
  /^(?:the )?(?:since|in|on|at|for|from|by|after|before|until|when|if|this|that|these|my|our|her|his|their|i|we|he|she|they|it|today|yesterday|last|next|now|as|and|but|so|what|who|how|there)\b/i

function isNamedOther({ original, definition }: Place, judged: Judged): boolean {
  const name = judged.names.size > 0 ? NAMED_SUBJECT.exec(original)?.[1] : undefined
  if (name === undefined || NO_NAME.test(name)) return false
  return !namesRecord(name.toLowerCase(), judged) && !judged.isNamedIn(name) && definition.type !== 'boolean'
}

/** "The team before us was Grainwise, founded 5 May 2020": what is added to a name is about who has it. */
const ADDED =
  /(?<![\p{L}&'’-])(\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+)*), (?:founded|based|born|led|run|owned|aged|opened|started|built|located|which|who|whose)\b[^.;]*$/u

function isOfAdded({ original, definition }: Place, judged: Judged): boolean {
  const name = judged.names.size > 0 ? ADDED.exec(original)?.[1] : undefined
  return (
    name !== undefined &&
    definition.type !== 'text' &&
    !namesRecord(name.toLowerCase(), judged) &&
    !judged.isNamedIn(name)
  )
}

/** "Peter's contract renews": what a name that is not the record's has. */
const OWNED = /^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso) )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s \p{Ll}/u
/** "Today's rate", "Monday's call" */
const OF_A_TIME = /^(?:today|yesterday|tomorrow|tonight|\p{L}+day|(?:it|he|she|that|there|what|who|let|here)$)/iu

function isOwnedByNamed({ original, definition }: Place, judged: Judged): boolean {
  const name = judged.names.size > 0 ? OWNED.exec(original)?.[1] : undefined
  return (
    name !== undefined &&
    definition.type !== 'text' &&
    !OF_A_TIME.test(name) &&
    !namesRecord(name.toLowerCase(), judged) &&
    !judged.isNamedIn(name)
  )
}

/** "Her budget is $19,000, mine is still open." */
const isTheirs = ({ left, right }: Place): boolean =>
  /^\W*(?:(?:and|but|so) )*(?:his|her|their)\b/.test(left) && /\b(?:mine|ours)\b/.test(right)

function isAboutAnother(place: Place, judged: Judged): boolean {
  if (isTheirs(place) || isOwnedByNamed(place, judged)) return true
  if (isOfAdded(place, judged)) return true
  if (OF_OTHER.test(place.beyond) && !judged.isNamedIn(place.beyond)) return true
  if (/\bthan (?:me|us|i|we|mine|ours)\b/.test(place.left)) return true
  if (CONTRAST.test(place.right) && lastSubject(place.left, judged)?.isOther !== false) return true
  if (isNamedOther(place, judged)) return true
  if (isNumber(place) && AGED.test(place.near)) return true
  const subject = lastSubject(place.left, judged)
  if (subject) return subject.isOther
  // "Our neighbour is 80. She has two cats."
  if (!PRONOUN.test(place.left)) return false
  const before = lastSubject(place.previous, judged)
  return before?.isOther === true && (NARRATES.test(place.previous) || isKin(place))
}

const HIS = /\bher (?:\p{L}+ )?(?:husband|brother|father|dad|son|grandfather|grandson|boyfriend|uncle|nephew|fiancé)\b/u
const HERS =
  /\bhis (?:\p{L}+ )?(?:wife|sister|mother|mum|mom|daughter|grandmother|granddaughter|girlfriend|aunt|niece|fiancée)\b/u

/** "She rings about her husband. He weighs 90 kg." */
const isKin = ({ left, previous }: Place): boolean =>
  (/^\W*(?:and |but |so |also )?(?:he|his)\b/.test(left) && HIS.test(previous)) ||
  (/^\W*(?:and |but |so |also )?(?:she|her)\b/.test(left) && HERS.test(previous))

const PLAIN =
  /^\W*(?:(?:and|so|also|well|yes|yeah|hi|hello|ok|now|still|currently|today|by the way|in short),? )*(?:i|i'm|i've|we|we're|we've|my|our|he|she|they|his|her|their)\b(?!.*[;?])/

/** Whether a clause begins with the record, and has words of the property: "I live in Hamburg". */
export const isPlainlyOwn = (place: Place, judged: Judged): boolean =>
  PLAIN.test(place.near) &&
  lastSubject(place.left, judged)?.isOther !== true &&
  (isDate(place) ? judged.isMeantIn : judged.isNamedIn)(`${place.near}${place.said}${place.beyond}`)

export const SUBJECT: readonly Rule[] = [
  {
    doubt: 'about_another',
    because: '"My son is 8", "the previous tenant paid": the nearest subject before the value is somebody else.',
    holds: isAboutAnother,
  },
  {
    doubt: 'about_another',
    because: '"Reference call with Hartl: 40 seats" says what another customer has.',
    holds: ({ left }, judged) => {
      const reference = REFERENCE.exec(left)?.[0]
      return reference !== undefined && !namesRecord(reference, judged)
    },
  },
  {
    doubt: 'about_another',
    because: '"His, not mine", said after the value.',
    holds: ({ right, next, after, turn, isQuestion }) =>
      DISOWNS.test(right) ||
      DISOWNS.test(next) ||
      (isQuestion && after !== undefined && after.speaker !== turn?.speaker && DISOWNS.test(after.text)),
  },
]

/** A note about who is asked or shown as an example. */
const REFERENCE =
  /\b(?:ref(?:erence)? (?:call|check|visit|customer|site)|case study|success story|customer story|testimonial|benchmark)\b[^.:;\n]{0,50}: /

const DISOWNS =
  /\bnot (?:mine|ours|me|us|our \w+|my \w+|one of ours)\b|\b(?:that|this|it)(?:'s| is| was) (?:my|our|his|her|their|the) (?:brother|sister|neighbou?r|mother|father|son|daughter|colleague|boss|ex|sister company|wife|husband|friend|competitor|previous|other|old)\b|\b(?:isn't|wasn't|aren't|is not|are not) (?:ours|mine|us|me|our|my)\b|\bno es (?:mi|nuestr[oa])\b|\bnicht (?:unser|mein)|\bpas (?:le nôtre|la nôtre|le mien|la mienne|notre|mon)\b/
