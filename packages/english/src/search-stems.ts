import { readFileSync } from 'node:fs'
import { stemmedBase } from './base-stems.ts'
import { baseForm } from './irregular-forms.ts'
import { STOP_WORDS } from './search-stop-words.ts'
import { tokenize } from './search-tokens.ts'

/** Written by scripts/word-forms.ts from WordNet: its license, then lines `form base…`. */
const WORD_FORMS = new URL('../data/word-forms.txt', import.meta.url)

/** The version of `stemsOf`. Texts that were indexed with an earlier one are analyzed again; raise it with every change. */
export const ANALYZER = 2

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

/** The bases of a word: "lives" is a form of life and of live. */
function basesOf(word: string): readonly string[] {
  const base = baseForm(word)
  forms ??= readForms()
  return base === word ? (forms.get(word)?.map(baseForm) ?? [word]) : [base, ...(forms.get(word) ?? [])]
}

/**
 * Words of one meaning have a stem in common: "went" and "goes" have "go". A form of two words has the stems of both, that
 * of the irregular form first. None for a stop word. Other scripts are unchanged.
 */
export function stemsOf(word: string): readonly string[] {
  const cached = known.get(word)
  if (cached !== undefined) return cached
  const stems = STOP_WORDS.has(word)
    ? []
    : /^[a-z]+$/.test(word)
      ? [...new Set(basesOf(word).map(stemmedBase))]
      : [word.replace(/'[a-z]+$/, '')]
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, stems)
  return stems
}

/** The first of the word's stems; empty for a stop word. */
export const stemOf = (word: string): string => stemsOf(word)[0] ?? ''

/** The stems of all words of a text, with repeats. */
export const stemsIn = (text: string): string[] => tokenize(text).flatMap(({ word }) => stemsOf(word))
