import { type Form, LIKELY, namesOf, PLAIN, pattern, type Said, sentenceAround, valuesOf } from './form.ts'

const PREFERS =
  /\b(?:prefers?|preferred|preferably|always|please|wants?|would like|likes?|favou?rite|rather|usually|books?|takes?|standing)\b/i
const SURELY_PREFERS = /\b(?:prefers?|preferred|always|favou?rite|standing)\b/i
const NO_KIND =
  /^(?:the|an?|my|our|his|her|their|your|its|this|that|last|first|next|every|each|any|no|some|one|same|other|another|new|whole|right|wrong|good|better|best|cheaper|for|of|with|from|extra|long|and|or|in|on|at|by|to|is|have|has|get|take|want|prefer|prefers|preferred|favou?rite|usual|only|book|always|please)$/

/** "Aisle seat" for the preferred seat: the kind of a thing, before the word for the thing. */
export const preferences: Form = (content, { one, name }) => {
  if (one.definition.type !== 'text' || (one.definition.options ?? []).length > 0) return []
  const thing =
    /(?<!\p{L})(\p{L}{3,})s? (?:preference|choice)\b/u.exec(name)?.[1] ??
    /\b(?:preferred|favou?rite|usual) (\p{L}{3,})$/u.exec(name)?.[1]
  if (thing === undefined) return []
  const says = new RegExp(`(?<![\\p{L}'’-])(?<value>(?<kind>\\p{L}[\\p{L}'’-]+) ${thing})s?\\b`, 'dgu')
  return [...valuesOf(content, says, PLAIN)].flatMap((said): Said[] => {
    const kind = content.slice(said.start, said.end).split(' ')[0] ?? ''
    const sentence = sentenceAround(content, said.start)
    const before = content.slice(Math.max(0, said.start - 25), said.start)
    if (NO_KIND.test(kind.toLowerCase()) || !PREFERS.test(sentence)) return []
    if (
      /\b(?:no|not|never|n['’]t|hates?|instead of|except)\b[^,;.]*$/i.test(before) ||
      /^ instead\b/.test(content.slice(said.end))
    )
      return []
    return [{ ...said, confidence: SURELY_PREFERS.test(sentence) ? PLAIN : LIKELY }]
  })
}

const BRAND = "\\p{Lu}[\\p{L}\\d’'-]*(?: (?:\\p{Lu}[\\p{L}\\d-]*|\\d+[A-Za-z]*)){0,4}"
const OWNS = pattern(`\\b{my|our} (?:new |old )?(?<value>${BRAND})(?= (?:\\p{Ll}|['’]))`)
const BOUGHT = pattern(`\\b(?:bought|purchased|own|owns|ordered) (?:an?|the|my|our) (?:new )?(?<value>${BRAND})`)
const IS_THING = /\b(?:product|machine|device|model|appliance|vehicle|car|bike|phone|laptop)\b/
const NO_BRAND = /^(?:Mr|Mrs|Ms|Dr|Aunt|Uncle|English|German|French|Spanish|Dutch|Italian|CEO|CFO|CTO|HR|IT|GP)\b/

/** "My Brewmaster Two is dripping": what somebody has, by its name. */
export const belongings: Form = (content, { one, name }) => {
  if (one.definition.type !== 'text' || !IS_THING.test(name) || /\b(?:number|price|cost|date|year)\b/.test(name))
    return []
  return [...namesOf(content, OWNS, LIKELY), ...namesOf(content, BOUGHT, PLAIN)].filter(
    ({ value }) => !NO_BRAND.test(String(value)),
  )
}

const FLIGHT = pattern('(?<![\\p{L}\\d])(?<value>(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{2,4})(?![\\p{L}\\d])')
const FLIES = /\b(?:flights?|fl(?:y|ies|ying|ew)|out on|back on|airport|airline|departs?|lands?)\b/i

/** "Flights booked: out on XY204": the number of a flight. */
export const flightNumbers: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\bflight\b/.test(name) && /\b(?:number|no|code)\b|\bflight$/.test(name)
    ? [...valuesOf(content, FLIGHT, PLAIN)].filter(({ start }) => FLIES.test(sentenceAround(content, start)))
    : []

const NUMBER_WORD = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d[\\d.,]*'
const QUANTITY = `(?:${NUMBER_WORD}) (?:hours?|days?|weeks?|months?|years?|minutes?|times?|nights?)(?: (?:a|per) \\p{Ll}+)?`

/** "Notice period six weeks.": a quantity right after the name of its property. */
export const quantities: Form = (content, { one }) => {
  if (one.definition.type !== 'text') return []
  const names = [one.definition.name, ...(one.definition.aliases ?? [])].map(name =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const says = new RegExp(
    `(?<![\\p{L}])(?:${names.join('|')})(?: is| of|:)? (?<value>${QUANTITY})(?=[.,;!?]|$|\\n| and )`,
    'dgiu',
  )
  return [...valuesOf(content, says, PLAIN)]
}

const ROLE = '\\p{Ll}[\\p{L}-]*(?: [\\p{Ll}-]+){0,3}'
const AFTER_NAME = pattern(
  `(?:^|\\n|[.] )(?<name>NAME), (?:an? |the )?(?<value>${ROLE})(?=[,.;]|$| (?:at|from|in|with)\\b)`,
)
const IS_ROLE =
  /(?:er|or|ist|ian|eer|ant|man|woman|nurse|chef|cook|clerk|officer|assistant|head of \p{L}+|director|doctor)s?$/u

/** "Ines Moreau, tax adviser, …": what a person is, after the name. */
export const professions: Form = (content, { one, name }) => {
  if (one.definition.type !== 'text' || !/\b(?:role|profession|occupation|job title|job|position)\b/.test(name))
    return []
  return [...valuesOf(content, AFTER_NAME, PLAIN)].filter(
    ({ value, start }) =>
      IS_ROLE.test(String(value)) && !/^(?:my|our|his|her|their|and|who|which)\b/.test(String(value)) && start < 80,
  )
}

/** "MK1-88342-B.": a text that begins with nothing but a code, where one property asks for one. */
export const bareCodes: Form = (content, { one }) => {
  if (one.kind !== 'code' || !/\b(?:serial|number|reference|code|id)\b/i.test(one.definition.name)) return []
  const code = /^\s*(?<value>(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}(?:-[A-Z\d]+)+)(?=[.!]?(?:\s|$))/d.exec(
    content,
  )
  const [start, end] = code?.indices?.groups?.['value'] ?? [0, 0]
  return end > start ? [{ value: content.slice(start, end), start, end, confidence: LIKELY }] : []
}
