import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCompany, matchPerson } from './match.ts'

interface Pair {
  id: number
  of: 'person' | 'organization'
  kind: string
  matches: boolean
  heldOut: boolean
  request: Record<string, string>
  record: Record<string, string>
}

const path = new URL('../../../../../bench/judged/matches/pairs.json', import.meta.url)
const pairs: Pair[] = JSON.parse(readFileSync(path, 'utf8'))

const found = ({ of, request, record }: Pair): boolean => {
  if (of === 'organization') return isCompany(request, { name: '', ...record })
  const stored = { first_name: '', last_name: '', ...record }
  return matchPerson(request, stored) > 0
}

const measure = (some: readonly Pair[]) => ({
  wrong: some.filter(pair => found(pair) && !pair.matches).map(({ id }) => id),
  missed: some.filter(pair => !found(pair) && pair.matches).map(({ id }) => id),
})

describe('the match rules on the judged pairs', () => {
  it('find and refuse what the judge does, in the pairs they were written on', () => {
    expect(measure(pairs.filter(({ heldOut }) => !heldOut))).toEqual({ wrong: [], missed: [] })
  })

  it('do nearly as well on the held-out pairs', () => {
    const { wrong, missed } = measure(pairs.filter(({ heldOut }) => heldOut))
    expect(wrong).toEqual([])
    expect(missed.length).toBeLessThanOrEqual(3)
  })
})
