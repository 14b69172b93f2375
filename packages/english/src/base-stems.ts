import { stemmer } from 'stemmer'

/** Words that the stemmer would unify with words of another meaning: university with universe, memorial with memory. */
const APART: ReadonlySet<string> = new Set(
  'community experiment generous initiative memorial organ police university'.split(' '),
)

/** The stem of a base form. */
export const stemmedBase = (base: string): string => (APART.has(base) ? base : stemmer(base))
