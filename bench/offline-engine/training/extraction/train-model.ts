import {
  crossCandidateFeatures,
  logit,
} from '../../../../packages/offline-engine/src/scoring/cross-candidate-features.ts'
import {
  FAMILIES,
  type Family,
  type Forest,
  type Forests,
  oddsIn,
  probabilityOf,
  type Scale,
} from '../../../../packages/offline-engine/src/scoring/probability.ts'
import { wantsMany } from '../../../../packages/offline-engine/src/scoring/resolve.ts'
import { likelyOf } from '../../../../packages/offline-engine/src/scoring/score.ts'
import type { TrainedModel } from '../../../../packages/offline-engine/src/scoring/trained-model.ts'
import { boost, type Row, type Shape } from './boost.ts'
import { INDEPENDENT } from './judged.ts'
import type { JudgedRow } from './rows.ts'

/** The training data: the candidates of each text, and those of calls that ask for few properties. */
export interface Ground {
  whole: readonly JudgedRow[]
  partial: readonly JudgedRow[]
}

/** The trees of each family, which score a candidate separately. */
const FAMILY_SHAPE: Shape = { trees: 100, depth: 5, rate: 0.1, least: 4, ridge: 3, features: 0.25, rows: 0.7 }

/** The trees that score it relative to the others. */
const CHOICE_SHAPE: Shape = { trees: 100, depth: 3, rate: 0.07, least: 24, ridge: 15, features: 0.5, rows: 0.7 }

/** Trains on all authors. */
export const trainModel = (ground: Ground): TrainedModel => chosen(familiesOf(rowsIn(ground)), unseen(ground))

/**
 * For each independent author, trees trained without that author. The choice is learned from probabilities of trees
 * trained without the row's own author, but with the excluded one.
 */
export function trainWithout(ground: Ground): Map<string, TrainedModel> {
  const all = unseen(ground)
  return new Map(
    INDEPENDENT.flatMap(author => {
      const own = all.find(one => one.author === author)
      return own === undefined
        ? []
        : [
            [
              author,
              chosen(
                own.families,
                all.filter(one => one !== own),
              ),
            ] as const,
          ]
    }),
  )
}

const rowsIn = ({ whole, partial }: Ground): JudgedRow[] => [...whole, ...partial]

/** The rows of an author, and trees trained without that author. */
interface Unseen {
  author: string
  whole: readonly JudgedRow[]
  rows: readonly JudgedRow[]
  families: Forests
}

function unseen(ground: Ground): Unseen[] {
  const all = rowsIn(ground)
  return [...new Set(ground.whole.map(row => row.author))].map(author => ({
    author,
    whole: ground.whole.filter(row => row.author === author),
    rows: all.filter(row => row.author === author),
    families: familiesOf(all.filter(row => row.author !== author)),
  }))
}

function familiesOf(rows: readonly JudgedRow[]): Forests {
  const forest = (family: Family): Forest =>
    boost(
      rows.filter(row => row.family === family),
      FAMILY_SHAPE,
    )
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

/** Both kinds of trees; probabilities are calibrated on each author with trees trained without that author. */
function chosen(families: Forests, authors: readonly Unseen[]): TrainedModel {
  const independent = authors.filter(({ author }) => INDEPENDENT.includes(author))
  const scaleOf = (family: Family): Scale =>
    fitted(independent.flatMap(({ whole, families: others }) => verdicts(family, whole, others[family])))
  const scales = {
    name: scaleOf('name'),
    text: scaleOf('text'),
    number: scaleOf('number'),
    date: scaleOf('date'),
    boolean: scaleOf('boolean'),
    options: scaleOf('options'),
    array: scaleOf('array'),
  }
  const choices = authors.flatMap(({ rows, families: others }) =>
    choiceRows(rows, ({ family, features }) => probabilityOf(oddsIn(others[family], features), scales[family])),
  )
  for (const family of FAMILIES) Object.assign(families[family], scales[family])
  return { families, choice: boost(choices, CHOICE_SHAPE) }
}

/** The training data of the choice: the likely candidates of each call relative to each other. */
function choiceRows(rows: readonly JudgedRow[], probabilityOf: (row: JudgedRow) => number): Row[] {
  const calls = Map.groupBy(rows, ({ definitions }) => definitions)
  return [...calls].flatMap(([definitions, own]) => {
    const likely = likelyOf(own.map(row => ({ ...row.candidate, row, probability: probabilityOf(row) })))
    const all = crossCandidateFeatures(likely, definitions)
    const owners = Map.groupBy(likely, ({ compiled }) => compiled)
    return likely.map(({ row, probability, compiled }, at) => ({
      features: all[at] ?? new Float32Array(),
      right: row.right,
      weight: row.weight,
      known: logit(probability),
      ...(wantsMany(compiled) ? {} : { group: owners.get(compiled) ?? likely }),
    }))
  })
}

interface Verdict {
  odds: number
  right: boolean
}

/** Lower odds never become a value: they would only distort the fit for those that may. */
const MIN_ODDS = -3.5

/** What would be returned: for a property that wants one value the most likely candidate of each text. */
function verdicts(family: Family, rows: readonly JudgedRow[], forest: Forest): Verdict[] {
  const best = new Map<unknown, Map<string, Verdict>>()
  for (const row of rows) {
    if (row.family !== family) continue
    const { features, compiled, value, start } = row.candidate
    const verdict = { odds: oddsIn(forest, features), right: row.right }
    if (verdict.odds < MIN_ODDS) continue
    const key = family === 'array' ? `${start} ${String(value)}` : compiled.definition.systemName
    const group = best.get(row.text) ?? new Map<string, Verdict>()
    best.set(row.text, group)
    if (verdict.odds > (group.get(key)?.odds ?? Number.NEGATIVE_INFINITY)) group.set(key, verdict)
  }
  return [...best.values()].flatMap(group => [...group.values()])
}

const ROUNDS = 30
/** Strength of the prior towards unchanged odds. */
const TRUST = 4

/** The scale and shift that calibrate the odds (logistic regression, by Newton's method). */
function fitted(said: readonly Verdict[]): Scale {
  let [scale, shift] = [1, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    let [byScale, byShift] = [TRUST * (1 - scale), -TRUST * shift * 0.1]
    let [scales, both, shifts] = [TRUST, 0, TRUST * 0.1]
    for (const { odds, right } of said) {
      const probability = 1 / (1 + Math.exp(-(scale * odds + shift)))
      const miss = (right ? 1 : 0) - probability
      const curve = probability * (1 - probability)
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
