import { type Form, PLAIN, pattern, type Said, sentenceAround, valuesOf } from './form.ts'

const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const MOVED_TO_DAY = pattern(
  `\\b(?:moved|moves|changed|changes|switched|switches|shifted)\\b[^.;!?\\n]{0,20}? to (?<value>${WEEKDAY})s?\\b`,
)
const ON_DAY = pattern(`\\b(?:on|every|each|{on|every|each}) (?<value>${WEEKDAY})s?\\b`)
const REASON = /\b(?:because|since|as|instead of|not|from|except|but)\b[^,.;]*$/
const ASKS_DAY = /\b(?:weekday|day of (?:the )?week|which day|what day)\b/

/** "Training on Tuesdays", "has moved to Fridays": on which day of the week something is. */
export const weekdays: Form = (content, { one, name, about }) => {
  if (one.definition.type !== 'text' || !(ASKS_DAY.test(about) || /\bday$/.test(name))) return []
  const subject = subjectsOf(about)
  const isSaid = (said: Said): boolean => {
    const sentence = sentenceAround(content, said.start).toLowerCase()
    const left = content.slice(Math.max(0, said.start - 60), said.start)
    return subject.some(word => sentence.includes(word)) && !REASON.test(left.replace(/\b(?:on|every|each|to) $/i, ''))
  }
  const moved = [...valuesOf(content, MOVED_TO_DAY, PLAIN)].filter(isSaid)
  if (moved.length > 0) return moved
  return [...valuesOf(content, ON_DAY, PLAIN)].filter(isSaid)
}

const GENERAL =
  /^(?:week|weekday|weekdays|which|what|when|usual|preferred|time|hours?|they|their|them|does|customer|patient|person|client|that|this|with|from|have|having)$/
/** The words of what something is about, without their endings. */
const subjectsOf = (about: string): string[] =>
  (about.match(/\p{L}{4,}/gu) ?? [])
    .filter(word => !GENERAL.test(word) && !word.endsWith('day'))
    .map(word => word.replace(/(?:ing|e?s)$/, ''))

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const CLOCK = `(?:(?:half past|quarter past|quarter to|half) (?:${HOURS})|\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?(?:[ap]\\.?m\\b\\.?|o['’]clock)|(?:${HOURS})(?: o['’]clock| in the (?:morning|evening|afternoon))|noon|midnight)`
/** What one does at such a time, by the property's words. */
const ROUTINES: readonly (readonly [asks: RegExp, does: string])[] = [
  [
    /\b(?:wake|wakes|waking|wake-up|gets up|get up|rise)\b/,
    '{get|gets|getting} up|{wake|wakes|waking}(?: up)?|{rise|rises}|am up|is up',
  ],
  [/\b(?:bed ?time|goes to bed|sleep)\b/, '{go|goes} to (?:bed|sleep)|{asleep}'],
  [/\b(?:open|opens|opening)\b/, '{open|opens|opening}(?: time)?'],
  [/\b(?:close|closes|closing|shut)\b/, '{close|closes|shut|shuts|closing}(?: time)?'],
  [/\b(?:lunch)\b/, '{lunch}'],
  [/\b(?:dinner|supper)\b/, '{dinner|supper}'],
  [/\b(?:check-?in)\b/, '{check-in|check in}'],
  [/\b(?:check-?out)\b/, '{check-out|check out}'],
  [/\b(?:work starts|starts work|shift)\b/, '{start|starts} work|shift starts'],
]
const BETWEEN = '[^.;!?,\\n]{0,30}? ?(?:at|around|about|by|is|from|:) ?(?:about |around )?'

/** "I go to bed at quarter to ten": the time of day of what one does. */
export const clockTimes: Form = (content, { one, name, about }) => {
  if (one.definition.type !== 'text' || !/\b(?:time|hours?)\b|^when\b|\bwhen\b/.test(about)) return []
  if (!/\b(?:time|hour)s?\b|\b(?:wake|bed)/.test(name)) return []
  return ROUTINES.filter(([asks]) => asks.test(about)).flatMap(([, does]) => [
    ...valuesOf(content, pattern(`(?:${does})\\b${BETWEEN}(?<value>${CLOCK})`), PLAIN),
  ])
}
