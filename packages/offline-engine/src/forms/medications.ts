import { type Form, PLAIN, pattern, type Said, valuesOf } from './form.ts'

/** Endings of the names of drugs, and the common names without one. */
const STEMS =
  'statin|pril|sartan|olol|formin|gliptin|gliflozin|glutide|azole|cillin|mycin|floxacin|cycline|dipine|prazole|zepam|zolam|oxetine|triptan|profen|xaban|gatran|tinib|ciclovir|clovir|thyroxine|sone|solone|setron|parin|thiazide|semide|zosin|tidine|dronate|apine|triptyline|barbital|peridone|terol|tropium|tamol|cetin|mab'
const KNOWN =
  'aspirin|acetaminophen|warfarin|insulin|lithium|digoxin|codeine|morphine|tramadol|oxycodone|gabapentin|pregabalin|sertraline|citalopram|escitalopram|venlafaxine|allopurinol|methotrexate|naproxen|diclofenac|cetirizine|loratadine|spironolactone|clopidogrel|tamoxifen|levodopa|methylphenidate|bupropion|mirtazapine|lamotrigine|valproate|levetiracetam|amiodarone|ezetimibe|montelukast|colchicine|azathioprine|sildenafil'
const DOSE = '\\d[\\d.,]{0,6} ?(?:mg|mcg|µg|ug|g|ml|mL|iu|IU|units)'
const DRUG = `(?:\\b\\p{L}{2,20}(?:${STEMS})\\b|\\b{${KNOWN}}\\b)`
/** A drug, or whatever has a dose. */
const ITEM = `(?:(?:${DOSE} (?:of )?)?${DRUG}(?: ${DOSE})?|${DOSE} of \\p{L}[\\p{L}-]{2,30}|\\p{L}[\\p{L}-]{2,30} ${DOSE})`
const TAKES = pattern(
  `(?:\\b{takes|take|taking|uses|using|prescribed}|(?:\\b(?:is|are|am|put|started|currently|now|stays|remains)|['’][sm]|['’]re) on) (?:(?:also|daily|a daily|low-dose|only) ){0,2}(?<value>${ITEM}(?:(?:,? (?:and|&|plus) (?:takes |also )?|, )${ITEM}){0,8})`,
)
const UNLESS =
  /\b(?:not|never|n['’]t|no longer|used to|was|were|had|stopped|quit|off|should|would|could|must|might|may|will|if|unless|thought|consider(?:s|ing)?|wants?|refus\p{L}+|instead|until|who|whoever|people|patients|anyone)\b/iu

/** "He takes simvastatin", "is on 5 mg of ramipril": what somebody takes, by the names of drugs and by doses. */
export const medications: Form = (content, { one, name }) => {
  const { type, options = [] } = one.definition
  if (options.length > 0 || (type !== 'array' && type !== 'text')) return []
  if (
    !/\b(?:medications?|medicines?|drugs?|prescriptions?|pills)\b/.test(name) ||
    /\ballerg|\bpast\b|\bformer\b/.test(name)
  )
    return []
  const items = [...valuesOf(content, TAKES, PLAIN, UNLESS)].flatMap(said => drugsIn(content, said))
  const [start, end] = [Math.min(...items.map(item => item.start)), Math.max(...items.map(item => item.end))]
  if (items.length === 0) return []
  if (type === 'text') return items
  const names = new Map(items.map(({ value }) => [String(value).toLowerCase(), String(value)]))
  return [{ value: [...names.values()], start, end, confidence: PLAIN }]
}

const NAMES = pattern(
  `${DOSE} of (?<dosed>\\p{L}[\\p{L}-]{2,30})|(?<![\\p{L}-])(?<named>\\p{L}[\\p{L}-]{2,30})(?= ${DOSE})|(?<drug>${DRUG})`,
)

const drugsIn = (content: string, { start, end, confidence }: Said): Said[] =>
  [...content.slice(start, end).matchAll(NAMES)].flatMap(({ indices }) => {
    const { dosed, named, drug } = indices?.groups ?? {}
    const [from, to] = dosed ?? named ?? drug ?? [0, 0]
    return to > from
      ? [{ value: content.slice(start + from, start + to), start: start + from, end: start + to, confidence }]
      : []
  })
