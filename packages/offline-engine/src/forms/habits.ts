import { isLinkKind } from '../property/definition.ts'
import { type Form, LIKELY, namesOf, PLAIN, pattern, valuesOf } from './form.ts'

/** What keeps a verb in its sentence from saying what is so. */
const NOT_SO =
  /\b(?:not|never|n['’]t|no longer|used to|would|could|should|might|may|will|if|when|whenever|unless|wish|wants?|hopes?|(?:like|love|plan|going|learn(?:s|ed|ing)?|have|has|had) to|dreams?|let|lets|once|before|until|who|whoever|anyone|somebody|someone|people)\b|['’](?:ll|d)\b/i

const BRAND = "\\p{Lu}[\\p{L}\\d’'-]*(?: (?:\\p{Lu}[\\p{L}\\d-]*|\\d+[A-Za-z]*)){0,3}"
const MODIFIERS = '(?:(?!(?:the|an?|my|our|and|or|for|to|in|of)\\b)\\p{Ll}[\\p{Ll}\\d-]* ){0,2}'
const A_VEHICLE = `(?:an?|my|our|his|her|their) ${MODIFIERS}(?<value>${BRAND})`
const NOW = '(?:(?:now|still|currently|usually|mostly|also|only|always) )?'
const NOT_NAMED = "(?<!\\b(?!(?:I|He|She|We|They|Also|Now|Still)\\b)\\p{Lu}[\\p{L}’'-]{0,30} )"
const BY_NAME = "(?<=\\b(?!(?:I|He|She|We|They|Also|Now|Still)\\b)\\p{Lu}[\\p{L}’'-]{0,30} )"
const DRIVES = pattern(`\\b(?:{i|we} ${NOW}(?:drive|ride)|${NOT_NAMED}{drives|rides}) ${A_VEHICLE}`)
/** Whether that is the record, the gate knows. */
const NAMED_DRIVES = pattern(`${BY_NAME}(?:drives|rides) ${A_VEHICLE}`)
const NAMED = 0.85
/** Here the verb may belong to somebody else, or the thing be none to drive. */
const MAY_DRIVE = pattern(`\\b(?:and ${NOW}drive|(?:{i|we} ${NOW}|['’]ve )(?:have|own|got)) ${A_VEHICLE}`)
const DRIVES_ABROAD = pattern(
  `\\b(?:{ich} fahre (?:einen|eine|ein)|{conduzco} una?|{je} conduis une?|{guido} una?) ${MODIFIERS}(?<value>${BRAND})`,
)

/** "I drive a Volvo": the vehicle of somebody, by what they do with it. */
export const vehicles: Form = (content, { one, name }) => {
  if (one.definition.type !== 'text' || !/\b(?:car|vehicle|motorbike|motorcycle|scooter|van)\b/.test(name)) return []
  if (/\b(?:number|plate|price|cost|date|year|colou?r|insur\p{L}*|rental)\b/u.test(name)) return []
  return [
    ...namesOf(content, DRIVES, PLAIN, NOT_SO),
    ...namesOf(content, NAMED_DRIVES, NAMED, NOT_SO),
    ...namesOf(content, DRIVES_ABROAD, PLAIN, NOT_SO),
    ...namesOf(content, MAY_DRIVE, LIKELY, NOT_SO),
  ]
}

const INSTRUMENT =
  'grand piano|piano|violin|viola|cello|double bass|bass guitar|bass|guitar|flute|recorder|oboe|clarinet|bassoon|saxophone|sax|trumpet|trombone|french horn|horn|tuba|drums|percussion|harp|accordion|ukulele|banjo|mandolin|organ|keyboards?|harmonica|bagpipes|fiddle|lute|sitar|zither|xylophone|harpsichord'
const PLAYS = pattern(`\\b(?:${NOT_NAMED}{play|plays} )(?:the |an? )?(?<value>${INSTRUMENT})\\b`)
const NAMED_PLAYS = pattern(`${BY_NAME}plays (?:the |an? )?(?<value>${INSTRUMENT})\\b`)

/** "She plays the cello": an instrument, which is known by its name. */
export const instruments: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\binstrument\b/.test(name)
    ? [...valuesOf(content, PLAYS, PLAIN, NOT_SO), ...valuesOf(content, NAMED_PLAYS, NAMED, NOT_SO)]
    : []

const EMPLOYED = pattern("\\b(?:have|has|['’]ve|['’]s) been (?:with|at) (?<value>NAME)(?= (?:for|since)\\b)")

/** "I've been with Corvane for six years": an employer, unless it is a person. */
export const employers: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\b(?:employer|workplace)\b/.test(name)
    ? [...namesOf(content, EMPLOYED, LIKELY, NOT_SO)]
    : []

/** "Kestrel Works is our caterer": a name before the name of its property. */
export const namedParts: Form = (content, { one }) => {
  const { type, options = [], name, aliases = [] } = one.definition
  if (type !== 'text' || options.length > 0 || isLinkKind(one.kind)) return []
  const names = [name, ...aliases].map(each => each.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const says = (whose: string): RegExp =>
    pattern(
      `(?<![\\p{L}’'-] ?)(?<value>NAME(?: (?:&|and) NAME)?) (?:is|remains) (?:now )?(?:${whose}) (?:new |current )?(?:${names.join('|')})(?=[.,;!)\\n]|$| (?:now|for|of|here|from)\\b)`,
    )
  return [
    ...namesOf(content, says('the|our|my'), PLAIN, NOT_SO),
    ...namesOf(content, says('his|her|their|its'), LIKELY, NOT_SO),
  ].filter(({ value }): boolean => !NO_PART.test(String(value)))
}

/** What begins with a capital and is no name of the part. */
const NO_PART = /^(?:Neither|Either|Both|Maybe|Perhaps|Who|What|Nobody|Somebody|There|This|That|Here)\b/
