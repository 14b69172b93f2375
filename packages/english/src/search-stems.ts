import { readFileSync } from 'node:fs'
import { stemmedBase } from './base-stems.ts'
import { baseForm } from './irregular-forms.ts'
import { scriptStems } from './script-stems.ts'
import { STOP_WORDS } from './search-stop-words.ts'

/** Written by scripts/word-forms.ts from WordNet: its license, then lines `form base…`. */
const WORD_FORMS = new URL('../data/word-forms.txt', import.meta.url)

/** The version of `stemsOf`. Texts that were indexed with an earlier one are analyzed again; raise it with every change. */
export const ANALYZER = 3

const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 50_000
let forms: ReadonlyMap<string, readonly string[]> | undefined

function readForms(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(WORD_FORMS, 'latin1').trim().split('\n')
  return new Map(
    lines
      .filter(line => !line.startsWith('#'))
      .map(line => {
        const [form = '', ...bases] = line.split(' ')
        return [form, bases]
      }),
  )
}

/** "died" is a form of die, which a suffix stemmer would take for one of "dy". */
const SHORT_IED = /^[a-z]ied$/

/** A plural of "-f" may be a form of a verb too: "halves" is one of half and of halve. */
const verbOf = (word: string): string[] => (word.endsWith('ves') ? [word.slice(0, -1)] : [])

/** The bases of a word: "lives" is a form of life and of live. */
function basesOf(word: string): readonly string[] {
  if (SHORT_IED.test(word)) return [word.slice(0, -1), word]
  const base = baseForm(word)
  forms ??= readForms()
  return base === word ? (forms.get(word)?.map(baseForm) ?? [word]) : [base, ...(forms.get(word) ?? verbOf(word))]
}

/**
 * Words of one meaning have a stem in common: "went" and "goes" have "go". A form of two words has the stems of both, that
 * of the irregular form first. None for a stop word.
 */
export function stemsOf(word: string): readonly string[] {
  const cached = known.get(word)
  if (cached !== undefined) return cached
  const stems = STOP_WORDS.has(word)
    ? []
    : /^[a-z]+$/.test(word)
      ? [...new Set(basesOf(word).map(stemmedBase))]
      : scriptStems(word)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, stems)
  return stems
}

/** The first of the word's stems; empty for a stop word. */
export const stemOf = (word: string): string => stemsOf(word)[0] ?? ''
