import { isAgent } from '../property/agent-noun.ts'
import { type Asking, type Form, LIKELY, namesOf, PLAIN, pattern, type Said, sentenceAround } from './form.ts'

const KIN =
  'brother|sister|mother|father|mum|mom|dad|son|daughter|wife|husband|spouse|fiancé|fiancée|partner|boyfriend|girlfriend|cousin|uncle|aunt|nephew|niece|grandmother|grandfather|flatmate|roommate|friend|dog|cat|horse'
const IS_KIN = new RegExp(`^(?:${KIN})$`)
/** Other words for somebody in the same part. */
const ALSO: Readonly<Record<string, string>> = {
  spouse: 'wife|husband|partner',
  companion: 'partner|husband|wife|boyfriend|girlfriend|friend',
  manager: 'boss|supervisor',
  boss: 'manager|supervisor',
  doctor: 'GP|physician',
  pet: 'dog|cat|rabbit|horse',
}
/** What one does with somebody in a part. */
const MEETINGS: readonly (readonly [part: RegExp, says: RegExp])[] = [
  [
    /\b(?:teacher|tutor|instructor|coach|trainer)\b/,
    pattern(
      '\\b{lesson|lessons|class|classes|training|coaching|tutoring}\\b[^.;!?\\n]{0,60}? with (?:[^.;!?\\n]{0,40}, )?(?<value>NAME)',
    ),
  ],
  [
    /\b(?:doctor|dentist|therapist|physio\w*|vet|gp|counsell?or|specialist)\b/,
    pattern(
      '\\b{appointment|check-up|checkup|session|sessions|therapy|treatment}\\b[^.;!?\\n]{0,40}? with (?<value>NAME)',
    ),
  ],
  [/\binterviewer\b/, pattern('\\b{interview|screening|interviewed} (?:with|by) (?<value>NAME)')],
]

/** "My sister Ida", "our landlord, Mr Pike", "Anna Berg is our dentist": who somebody is to the record. */
export const people: Form = (content, asking) => {
  const { one, name } = asking
  const part = partOf(asking)
  if (one.definition.type !== 'text' || part === undefined) return []
  if (one.subject !== undefined && !IS_KIN.test(part)) return []
  const isSure = (said: Said): boolean => speaksOfRest(asking, part, sentenceAround(content, said.start))
  const met = MEETINGS.filter(([about]) => about.test(name)).flatMap(([, says]) => [...namesOf(content, says, LIKELY)])
  return [part, ...(ALSO[part] === undefined ? [] : [ALSO[part]])]
    .flatMap((words, at) => [
      ...namesOf(content, calledBy('my|our', words), at === 0 ? PLAIN : LIKELY),
      ...namesOf(content, calledBy(`her|his|their${IS_KIN.test(part) ? '' : '|the'}`, words), LIKELY),
      ...namesOf(content, isCalled(words), at === 0 ? PLAIN : LIKELY),
    ])
    .filter(isSure)
    .concat(met)
}

const patterns = new Map<string, RegExp>()

function once(source: string): RegExp {
  const known = patterns.get(source) ?? pattern(source)
  patterns.set(source, known)
  return known
}

/** "my sister Leila", "our new landlord is Mr Pike" */
const calledBy = (whose: string, words: string): RegExp =>
  once(
    `\\b(?:{${whose}}|(?<=[Hh]ave )an?) (?:[\\p{Ll}-]+ ){0,2}?(?:${words})(?:,? (?:is called|is|named|called)|,)? (?<value>NAME)`,
  )
/** "Anna Berg is our dentist", "Ida, my sister, …" */
const isCalled = (words: string): RegExp =>
  once(`(?<!& )(?<![\\p{L}’'-])(?<value>NAME)(?:,| is| \\() ?(?:my|our) (?:[\\p{Ll}-]+ ){0,2}?(?:${words})\\b(?!['’])`)

const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? []

/** The last word of the name of a property that asks for a person. */
function partOf({ one, name }: Asking): string | undefined {
  const last = wordsIn(one.definition.name.toLowerCase()).findLast(word => word !== 'name')
  if (last === undefined || last === 'contact' || !/^\p{L}+$/u.test(last)) return undefined
  return IS_KIN.test(last) || last in ALSO || one.kind === 'person' || (isAgent(last) && /\bname\b/.test(name))
    ? last
    : undefined
}

/** "Piano teacher", "emergency contact": the other words of a name, or of its description, stand in the sentence too. */
function speaksOfRest({ one, about }: Asking, part: string, sentence: string): boolean {
  const isOther = (word: string): boolean => word !== part && word !== 'name' && !GENERAL.test(word)
  const rest = wordsIn(one.definition.name.toLowerCase()).filter(isOther)
  if (rest.length === 0) return true
  const said = sentence.toLowerCase()
  return [...rest, ...wordsIn(about).filter(isOther)].some(word => said.includes(word))
}

const GENERAL = /^(?:the|who|her|his|their|its|our|and|for|this|that|has|with|person|current|main|customer|candidate)$/
