import { sameForm } from '@keepsake/english/forms'
import { wordsOf } from '@keepsake/english/name-words'
import { EVERYDAY, synonyms } from '@keepsake/english/synonyms'
import { NEGATIONS, STOP_WORDS, stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import { isLeft, type View } from '../view/view.ts'
import { type Candidate, clamp } from './candidate.ts'
import { numbersFor } from './numbers.ts'
import { type Choosing, choicesOf } from './option-similarity.ts'
import { support } from './support.ts'

interface Match {
  option: string
  from: number
  to: number
  /** How strong the words are as evidence on their own. */
  strength: number
}

const RANGE = /^\s*[$€£]?(\d[\d,]*)\s*(?:(k|m)\s*)?(?:-|–|to)\s*[$€£]?(\d[\d,]*)\s*(k|m)?/i
const OPEN_RANGE = /^\s*(?:(?:(<|under|less than|up to)|(>|over|more than))\s*)?[$€£]?(\d[\d,]*)\s*(?:(k|m)\s*)?(\+)?/i

/** The options that a sentence names; an option that is an everyday word needs the property's words nearby. */
export function optionsFor(view: View, compiled: Compiled): Candidate[] {
  const options = compiled.definition.options ?? []
  if (options.length > 0 && options.filter(option => RANGE.test(option)).length >= options.length / 2)
    return rangesFor(view, compiled, options)
  // "the hiring team" is about the hiring stage; it does not mean "Hired".
  const matches = options
    .flatMap(option => matchesOf(view, option))
    .filter(one => one.to > one.from + 1 || !compiled.main.has(view.concepts[one.from] ?? '') || isWritten(view, one))
  const sense = choicesOf(view, options)
  const longest = matches.filter(one => !matches.some(other => other !== one && covers(other, one)))
  const meant = sense.found.filter(one => !longest.some(other => other.from <= one.at && one.at < other.to))
  return meantFor(view, compiled, meant).concat(
    longest.flatMap(match => {
      const first = view.tokens[match.from]
      const last = view.tokens[match.to - 1]
      if (first === undefined || last === undefined || negated(view, match.from)) return []
      const box = /\[\s?([xX✓✔]?)\s?\]\s*$/.exec(view.content.slice(Math.max(view.start, first.start - 6), first.start))
      if (box !== null && box[1] === '') return []
      const span = { start: first.start, end: last.end }
      const rivals = longest
        .filter(one => one.option !== match.option)
        .map(one => ({ start: view.tokens[one.from]?.start ?? 0, end: view.tokens[one.to - 1]?.end ?? 0 }))
      const chosen =
        compiled.definition.name.toLowerCase().startsWith('prefer') &&
        PREFERENCE.test(view.content.slice(view.start, view.end))
      // A word that names the option does not also name the property: "invoice" is a payment method, not the word for
      // it.
      const own = isNamed(compiled, first.stem) ? 0 : (compiled.main.get(view.concepts[match.from] ?? '') ?? 0)
      const beside = [match.from - 1, match.to].some(
        at =>
          (compiled.main.get(view.concepts[at] ?? '') ?? 0) >= 0.4 &&
          view.tokens[Math.max(at, match.from)]?.before === 'none',
      )
      const near = support(view, compiled, span, rivals) - own + (beside ? 0.35 : 0) + (chosen ? 0.6 : 0)
      return [
        {
          compiled,
          value: match.option,
          ...span,
          score: clamp(
            ((box === null ? match.strength : 0.9) + near * 0.5) * (first.aside && near > 0 ? 0.7 : 1) +
              (isLeft(view, span, rivals) ? -0.4 : rivals.some(rival => isLeft(view, rival, [span])) ? 0.45 : 0),
          ),
          exclusive: false,
          choice: sense.of(match.option, match.from, match.to - 1),
        },
      ]
    }),
  )
}

/** Score of a word that only resembles an option in meaning. */
const MEANT = 0.03

function meantFor(view: View, compiled: Compiled, meant: readonly Choosing[]): Candidate[] {
  if (view.question) return []
  return meant.flatMap(({ option, at, choice }) => {
    const token = view.tokens[at]
    if (token === undefined) return []
    return [{ compiled, value: option, start: token.start, end: token.end, score: MEANT, exclusive: false, choice }]
  })
}

const isNamed = (compiled: Compiled, stemmed: string): boolean =>
  wordsOf(compiled.definition.name).some(word => stem(word) === stemmed)

const isWritten = (view: View, { option, from }: Match): boolean => view.tokens[from]?.lower === option.toLowerCase()

const PREFERENCE = /\b(?:prefers?|better|best|rather|reach|reached|please use)\b/i

const covers = (a: Match, b: Match): boolean =>
  a.from <= b.from &&
  a.to >= b.to &&
  (a.to - a.from > b.to - b.from || (a.to - a.from === b.to - b.from && a.strength > b.strength))

function matchesOf(view: View, option: string): Match[] {
  if (/[^\p{L}\p{N}\s]$/u.test(option)) return signsOf(view, option)
  const { words, head, everyday, synonymous } = choiceOf(option)
  const [first] = words
  if (first === undefined) return []
  const found: Match[] = []
  for (let at = 0; at < view.tokens.length; at += 1) {
    const exact = runAt(view, words, at)
    if (exact > 0) {
      found.push({ option, from: at, to: exact, strength: words.length > 1 ? 0.75 : everyday ? 0.15 : 0.58 })
      continue
    }
    const token = view.tokens[at]
    if (token === undefined) continue
    if (head && synonymous?.has(token.stem) === true) {
      const common = EVERYDAY.has(token.stem) || token.lower.length <= 4
      found.push({ option, from: at, to: at + 1, strength: (common ? 0.12 : 0.38) - (words.length - 1) * 0.1 })
    }
    if (!token.lower.includes('-') && words.length === 1) continue
    const pieces = token.lower.split('-')
    if (words.length === 1 && pieces.length <= 3 && sameForm(pieces[0] ?? '', first))
      found.push({ option, from: at, to: at + 1, strength: everyday ? 0.15 : 0.5 })
    if (words.length > 1 && pieces.join('') === words.join(''))
      found.push({ option, from: at, to: at + 1, strength: 0.75 })
  }
  return found
}

/** An option with its precomputed data. */
interface Choice {
  words: readonly string[]
  /** Few enough words that a synonym of the first may replace the option. */
  head: boolean
  everyday: boolean
  synonymous: ReadonlySet<string> | undefined
}

const CHOICES_LIMIT = 2_000
const choices = new Map<string, Choice>()

function choiceOf(option: string): Choice {
  const known = choices.get(option)
  if (known !== undefined) return known
  const words = wordsOf(option)
  const solid = words.filter(word => !STOP_WORDS.has(word))
  const made = {
    words,
    head: solid.length === 1 || solid.length === 2,
    everyday: words.length === 1 && EVERYDAY.has(stem(words[0] ?? '')),
    synonymous: synonyms.get(stem(solid[0] ?? '')),
  }
  if (choices.size >= CHOICES_LIMIT) choices.clear()
  choices.set(option, made)
  return made
}

const SIGN_WORDS: Record<string, string> = { '+': 'positive', '-': 'negative' }

/** "AB+", "C#": short options that end in a sign are matched as written, or with the sign as a word. */
function signsOf(view: View, option: string): Match[] {
  const found: Match[] = []
  const sign = option.slice(-1)
  const stemOf = option.slice(0, -1).toLowerCase()
  view.tokens.forEach((token, at) => {
    const written =
      view.content.startsWith(option, token.start) &&
      !/[\p{L}\p{N}]/u.test(view.content[token.start + option.length] ?? ' ')
    const capital = token.raw === token.raw.toUpperCase()
    const said = token.lower === stemOf && capital && view.tokens[at + 1]?.lower === SIGN_WORDS[sign]
    const sentenceWord = token.raw.length === 1 && !/\s|$/.test(view.content[token.start + option.length] ?? ' ')
    if ((written || said) && capital && !sentenceWord)
      found.push({ option, from: at, to: said ? at + 2 : at + 1, strength: 0.6 })
  })
  return found
}

/**
 * The index after the option's words if they are at `at` in order, else -1. "Full-time" and "full time" are the same.
 */
function runAt(view: View, words: readonly string[], at: number): number {
  let position = at
  for (let index = 0; index < words.length; index += 1) {
    const token = view.tokens[position]
    if (token === undefined || (index > 0 && token.before === 'hard')) return -1
    const pieces = token.lower.includes('-') ? token.lower.split('-') : undefined
    if (pieces?.every((piece, step) => sameForm(piece, words[index + step] ?? ''))) index += pieces.length - 1
    else if (!sameForm(token.lower, words[index] ?? '')) return -1
    position += 1
  }
  return position
}

function negated(view: View, at: number): boolean {
  const before = view.content.slice(
    Math.max(view.start, (view.tokens[at]?.start ?? 0) - 24),
    view.tokens[at]?.start ?? 0,
  )
  if (/\b(?:instead of|rather than|unlike)(?: (?:the|a|an))? $/i.test(before)) return true
  for (let step = 1; step <= 3; step += 1) {
    const token = view.tokens[at - step]
    if (token === undefined || view.tokens[at - step + 1]?.before === 'hard') return false
    if (step === 1 && token.lower === 'no' && view.tokens[at]?.before === 'none') return true
    if (NEGATIONS.has(token.lower) && token.lower !== 'no' && token.lower !== 'nothing') return true
    if (/^(?:but|former|formerly)$/.test(token.lower)) return false
  }
  return false
}

/** Options such as "11-50" or "200+": the number decides. */
function rangesFor(view: View, compiled: Compiled, options: readonly string[]): Candidate[] {
  return numbersFor(view, compiled).flatMap(candidate => {
    const option =
      typeof candidate.value === 'number' ? options.find(one => inRange(one, Number(candidate.value))) : undefined
    return option === undefined ? [] : [{ ...candidate, value: option }]
  })
}

const scaled = (digits: string | undefined, multiple: string | undefined): number =>
  Number((digits ?? '').replaceAll(',', '')) * ({ k: 1e3, m: 1e6 }[(multiple ?? '').toLowerCase()] ?? 1)

function inRange(option: string, value: number): boolean {
  const range = RANGE.exec(option)
  if (range !== null) return value >= scaled(range[1], range[2] ?? range[4]) && value <= scaled(range[3], range[4])
  const open = OPEN_RANGE.exec(option)
  if (open === null) return false
  const edge = scaled(open[3], open[4])
  if (open[1] !== undefined) return value < edge
  return open[2] !== undefined || open[5] !== undefined ? value >= edge : value === edge
}
