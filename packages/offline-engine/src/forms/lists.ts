import { type Form, LIKELY, PLAIN, pattern, type Said, valuesOf } from './form.ts'

/** An item: one or two words that are no adverb, or a name. */
const ITEM =
  "(?!(?:an?|the|any|anything|more|longer|much|my|our|his|her|that|this|it|them|him|us|so|very|but|also|other|idea|problem|matter|one|doubt|experience|work|study|service)\\b|\\p{L}+ly\\b)[\\p{L}][\\p{L}\\p{N}+#./'’-]*[\\p{L}\\p{N}+#]|(?<=(?:of|in|on|with|knows) )(?:R|C)\\b"
const TAIL =
  "(?: (?!(?:and|or|nor|but|at|in|on|for|to|with|from|since|so|because|is|are|was|who|which|that|when|if|as|than|now|anymore|any|all|either|too|please|though|badly|until|before|after|by|we|i|I|he|she|they|it|of|per|per|than)\\b|\\p{L}+ly\\b)[\\p{Ll}][\\p{L}'’-]+)?"
const ONE = `(?:${ITEM})${TAIL}`
const LIST = `(?<value>(?:${ONE})(?:(?:, (?:no |to )?(?:${ONE})){0,12},? (?:and|or|nor|&) (?:no |to )?(?:${ONE}))?)`

const KIND = '(?!(?:not|never|severe|mild|very|slight|bad|an?|her|his|the|my)\\b|\\p{L}+ly\\b)\\p{L}+'
/** What keeps a list from being what is said of the record. */
const UNLESS =
  /\b(?:not|never|n['’]t|no longer|less|nor|neither|thought|used to|was|were|who|whoever|team|somebody|someone|anyone|anybody|people|needs?|requires?|required|looking for|should|must)\b/i

interface Group {
  asks: RegExp
  says: readonly RegExp[]
  /** Only in a text that speaks of this. */
  where?: RegExp
  /** What it says is said with "not". */
  isDenial?: true
}

const DIET_WORDS =
  /\b(?:eat|eats|eating|food|diet|meals?|dinner|lunch|breakfast|restaurants?|kosher|halal|vegan|vegetarian|menu|dish|dishes|cook|cooks|drink|drinks|snacks?|catering)\b/i

const GROUPS: readonly Group[] = [
  {
    asks: /\ballerg|\bintoleran|\bdiet|\bnot (?:eat|tolerate)/,
    says: [
      pattern(`\\b{allergic|intolerant|sensitive} to (?:all |any )?${LIST}`),
      pattern(`\\b(?<value>${KIND})[ -](?:intolerant|intolerance)\\b`),
      pattern(
        `(?<!\\b[Nn]o (?:known )?|\\bwithout (?:an? )?)\\b{allergy|allergies|intolerance} to (?:all |any )?${LIST}`,
      ),
      pattern(`\\b(?:has|have) an? (?:severe |mild |bad |slight )?(?<value>${KIND})[ -]allergy\\b`),
    ],
  },
  {
    asks: /\bdiet|\b(?:not|n't|never) (?:eat|drink)|\bavoids?\b|food restriction/,
    isDenial: true,
    says: [
      pattern(
        `\\b(?:does not|do not|doesn['’]t|don['’]t|never|cannot|can['’]t|won['’]t|mustn['’]t) (?:eat|eats|drink|drinks|touch|tolerate) ${LIST}`,
      ),
      pattern(`\\b(?:eats|eat|drinks) no ${LIST}`),
      pattern(
        "(?:\\bkeeps?|\\b(?:is|am|'m|eats?|strictly)) (?:strictly |a strict |a )?(?<value>kosher|halal|vegan|vegetarian|pescatarian|coeliac|celiac|gluten[- ]free|dairy[- ]free|lactose[- ]free)\\b",
      ),
    ],
  },
  {
    asks: /\bdiet|\b(?:not|n't|never) (?:eat|drink)|food restriction/,
    where: DIET_WORDS,
    says: [pattern(`\\b(?:{no|only no}) ${LIST}`), pattern(`\\b(?:{avoid|avoids|avoiding}) ${LIST}`)],
  },
  {
    asks: /\bskills?\b|\bexpertise\b|\bknows\b|\btechnolog|\btech stack\b/,
    says: [
      pattern(`\\b(?:years?|yrs|months) (?:of|with|in) ${LIST}`),
      pattern(
        `\\b(?:{strong|skilled|proficient|fluent|expert|excellent|brilliant|outstanding|good|great}) (?:in|with|on|at) ${LIST}`,
      ),
      pattern(`\\b{knows|masters} ${LIST}`),
    ],
  },
]

/** "No beef and no eggs", "ten years of Rust", "allergic to celery": what belongs in a list. */
export const lists: Form = (content, { one, about }) => {
  if (one.definition.type !== 'array' || (one.definition.options ?? []).length > 0) return []
  const found = GROUPS.filter(({ asks, where }) => asks.test(about) && (where === undefined || where.test(content)))
    .flatMap(({ says, isDenial }) =>
      says.flatMap(each => [...valuesOf(content, each, PLAIN, isDenial ? undefined : UNLESS)]),
    )
    .flatMap(said => itemsOf(content, said))
  const items = [...new Map(found.map(item => [String(item.value).toLowerCase(), item])).values()]
  if (items.length === 0) return []
  const [start, end] = [Math.min(...items.map(item => item.start)), Math.max(...items.map(item => item.end))]
  const isNear = end - start <= MAX_EXTENT
  return [{ value: items.map(({ value }) => value as string), start, end, confidence: isNear ? PLAIN : LIKELY }]
}

/** In characters. Items further apart are not one statement. */
const MAX_EXTENT = 200

function itemsOf(content: string, { start, end, confidence }: Said): Said[] {
  const text = content.slice(start, end)
  return [
    ...text.matchAll(
      /(?:^|, (?:(?:and|or) )?| (?:and|or|nor|&) )(?:no |to )?(?<item>[^,]+?)(?=$|,| (?:and|or|nor|&) )/dgu,
    ),
  ].flatMap(({ indices }) => {
    const [from, to] = indices?.groups?.['item'] ?? [0, 0]
    return to > from ? [{ value: text.slice(from, to), start: start + from, end: start + to, confidence }] : []
  })
}
