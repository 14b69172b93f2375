import { FAMILIES, type Family, type Forest, type Forests, oddsIn } from '../../server/src/models/offline/chances.ts'
import { boost } from './boost.ts'
import { INDEPENDENT } from './judged.ts'
import type { JudgedRow } from './rows.ts'

/** What the trees are grown from: the proposals of each text, and beside them those of calls that ask for little. */
export interface Ground {
  whole: readonly JudgedRow[]
  partial: readonly JudgedRow[]
}

const without = ({ whole, partial }: Ground, author: string): Ground => ({
  whole: whole.filter(row => row.author !== author),
  partial: partial.filter(row => row.author !== author),
})

/** Trees for every family, whose chances are those that held on each independent author when the trees had not seen him. */
export function grow(ground: Ground): Forests {
  const left = INDEPENDENT.filter(author => ground.whole.some(row => row.author === author))
  const seen = left.map(author => ({
    rows: ground.whole.filter(row => row.author === author),
    forests: familiesOf(without(ground, author)),
  }))
  const grown = familiesOf(ground)
  for (const family of FAMILIES) {
    const said = seen.flatMap(({ rows, forests }) => verdicts(family, rows, forests[family]))
    Object.assign(grown[family], fitted(said))
  }
  return grown
}

function familiesOf({ whole, partial }: Ground): Forests {
  const rows = [...whole, ...partial]
  const forest = (family: Family): Forest => boost(rows.filter(row => row.family === family))
  return {
    name: forest('name'),
    text: forest('text'),
    number: forest('number'),
    date: forest('date'),
    boolean: forest('boolean'),
    options: forest('options'),
    array: forest('array'),
  }
}

interface Verdict {
  odds: number
  right: boolean
}

/** Odds below this never become a value: they would only draw the fit away from those that may. */
const LEAST_ODDS = -3.5

/** What would be said: of a property that wants one value the likeliest proposal of each text. */
function verdicts(family: Family, rows: readonly JudgedRow[], forest: Forest): Verdict[] {
  const best = new Map<unknown, Map<string, Verdict>>()
  for (const row of rows) {
    if (row.family !== family) continue
    const { signals, compiled, value, start } = row.proposal
    const verdict = { odds: oddsIn(forest, signals), right: row.right }
    if (verdict.odds < LEAST_ODDS) continue
    const key = family === 'array' ? `${start} ${String(value)}` : compiled.definition.systemName
    const group = best.get(row.text) ?? new Map<string, Verdict>()
    best.set(row.text, group)
    if (verdict.odds > (group.get(key)?.odds ?? Number.NEGATIVE_INFINITY)) group.set(key, verdict)
  }
  return [...best.values()].flatMap(group => [...group.values()])
}

const ROUNDS = 30
/** Pulls towards taking the odds as they are. */
const TRUST = 4

/** The scale and shift under which odds are right as often as they say (logistic regression, by Newton's steps). */
function fitted(said: readonly Verdict[]): { scale: number; shift: number } {
  let [scale, shift] = [1, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    let [byScale, byShift] = [TRUST * (1 - scale), -TRUST * shift * 0.1]
    let [scales, both, shifts] = [TRUST, 0, TRUST * 0.1]
    for (const { odds, right } of said) {
      const chance = 1 / (1 + Math.exp(-(scale * odds + shift)))
      const miss = (right ? 1 : 0) - chance
      const curve = chance * (1 - chance)
      byScale += miss * odds
      byShift += miss
      scales += curve * odds * odds
      both += curve * odds
      shifts += curve
    }
    const area = scales * shifts - both * both
    scale += (shifts * byScale - both * byShift) / area
    shift += (scales * byShift - both * byScale) / area
  }
  return { scale, shift }
}
