import { stemmer } from 'stemmer'
import { baseForm } from './irregular-forms.ts'
import { STOP_WORDS } from './search-stop-words.ts'

const known = new Map<string, string>()
const MAX_KNOWN = 50_000

/**
 * Words of one meaning have one stem: "went" and "goes" become "go". Empty for a stop word. Other scripts are
 * unchanged.
 */
export function stemOf(word: string): string {
  const cached = known.get(word)
  if (cached !== undefined) return cached
  const stem = STOP_WORDS.has(word)
    ? ''
    : /^[a-z]+$/.test(word)
      ? stemmer(baseForm(word))
      : word.replace(/'[a-z]+$/, '')
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, stem)
  return stem
}
