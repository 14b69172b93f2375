import type { Features } from '../../../../packages/offline-engine/src/scoring/features.ts'
import type { Forest } from '../../../../packages/offline-engine/src/scoring/probability.ts'

export interface Row {
  features: Features
  right: boolean
  weight: number
  /** The initial log-odds; the mean of the rows if absent. */
  known?: number
  /** At most one value of a group is right; a row without a group is independent. */
  group?: object
}

/** Parameters of the tree training. */
export interface Shape {
  trees: number
  depth: number
  rate: number
  /** Minimum evidence of a leaf. */
  least: number
  /** Shrinks leaves with little evidence towards zero. */
  ridge: number
  /** Share of the features, and of the rows, that each tree may use. */
  features: number
  rows: number
}

const MAX_EDGES = 24

/**
 * Gradient boosting on the logistic loss, in which the probabilities of a group's values and of none being right add up
 * to one; the same rows produce the same trees.
 */
export function boost(rows: readonly Row[], shape: Shape): Forest {
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  const right = rows.reduce((sum, row) => sum + (row.right ? row.weight : 0), 0)
  const share = Math.min(0.99, Math.max(0.01, right / Math.max(1e-9, total)))
  const base = Math.log(share / (1 - share))
  const width = rows[0]?.features.length ?? 0
  const columns = Array.from({ length: width }, (_, feature) => columnOf(rows.map(row => row.features[feature] ?? 0)))
  const stage: Stage = {
    shape,
    columns,
    slopes: new Float64Array(rows.length),
    curves: new Float64Array(rows.length),
    sums: Float64Array.from(rows, row => row.known ?? base),
  }
  const groups = groupsOf(rows)
  const trees: Float32Array[] = []
  const random = randomOf(7)
  for (let round = 0; round < shape.trees; round += 1) {
    lean(stage, rows, groups)
    trees.push(trainModel(stage, random))
  }
  return { base, scale: 1, shift: 0, trees }
}

/** The number of the group of each row. */
function groupsOf(rows: readonly Row[]): Int32Array {
  const numbers = new Map<object, number>()
  return Int32Array.from(rows, row => {
    const group = row.group ?? row
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  })
}

/**
 * The gradient and curvature of each row: the right value of a group is shared among its rows by their probabilities.
 */
function lean({ slopes, curves, sums }: Stage, rows: readonly Row[], groups: Int32Array): void {
  const all = new Float64Array(rows.length).fill(1)
  const rights = new Float64Array(rows.length)
  const weights = sums.map(Math.exp)
  rows.forEach((row, at) => {
    const group = groups[at] ?? 0
    all[group] = (all[group] ?? 0) + (weights[at] ?? 0)
    if (row.right) rights[group] = (rights[group] ?? 0) + (weights[at] ?? 0)
  })
  rows.forEach((row, at) => {
    const group = groups[at] ?? 0
    const probability = (weights[at] ?? 0) / (all[group] ?? 1)
    const due = row.right ? (weights[at] ?? 0) / (rights[group] ?? 1) : 0
    slopes[at] = row.weight * (due - probability)
    curves[at] = row.weight * probability * (1 - probability)
  })
}

/** Pseudo-random numbers from 0 to 1, the same each time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The values of one feature as bins between its edges. */
interface Column {
  edges: readonly number[]
  bins: Uint8Array
}

interface Stage {
  shape: Shape
  columns: readonly Column[]
  slopes: Float64Array
  curves: Float64Array
  /** The current log-odds of each row; a new tree adds to them. */
  sums: Float64Array
}

function trainModel(whole: Stage, random: () => number): Float32Array {
  const { shape, columns, slopes, curves, sums } = whole
  const stage = { ...whole, open: columns.map(() => random() < shape.features) }
  const nodes: [number, number, number, number][] = []
  const bins: number[] = []
  const branch = (members: Int32Array, level: number): number => {
    const at = nodes.length
    let slope = 0
    let curve = 0
    for (const one of members) {
      slope += slopes[one] ?? 0
      curve += curves[one] ?? 0
    }
    const leaf = short((shape.rate * slope) / (curve + shape.ridge))
    nodes.push([-1, leaf, 0, 0])
    const split = level === 0 ? undefined : bestSplit(stage, members, slope, curve)
    const column = split === undefined ? undefined : columns[split.feature]
    if (split === undefined || column === undefined) return at
    const low = branch(
      members.filter(one => (column.bins[one] ?? 0) <= split.bin),
      level - 1,
    )
    const high = branch(
      members.filter(one => (column.bins[one] ?? 0) > split.bin),
      level - 1,
    )
    nodes[at] = [split.feature, column.edges[split.bin] ?? 0, low, high]
    bins[at] = split.bin
    return at
  }
  const all = Int32Array.from({ length: slopes.length }, (_, at) => at)
  branch(
    all.filter(() => random() < shape.rows),
    shape.depth,
  )
  const leafOf = (one: number): number => {
    let at = 0
    for (;;) {
      const [feature, value, low, high] = nodes[at] ?? [-1, 0, 0, 0]
      if (feature < 0) return value
      at = (columns[feature]?.bins[one] ?? 0) <= (bins[at] ?? 0) ? low : high
    }
  }
  for (const one of all) sums[one] = (sums[one] ?? 0) + leafOf(one)
  return Float32Array.from(nodes.flatMap(([feature, value, , high]) => [feature, value, high]))
}

/** The split at which the two halves differ most. */
function bestSplit(
  { shape, columns, slopes, curves, open }: Stage & { open: readonly boolean[] },
  members: Int32Array,
  slope: number,
  curve: number,
): { feature: number; bin: number } | undefined {
  let best: { gain: number; feature: number; bin: number } | undefined
  const { ridge, least } = shape
  const whole = (slope * slope) / (curve + ridge)
  const slopeIn = new Float64Array(256)
  const curveIn = new Float64Array(256)
  for (const [feature, { edges, bins }] of columns.entries()) {
    if (edges.length === 0 || open[feature] !== true) continue
    slopeIn.fill(0, 0, edges.length + 1)
    curveIn.fill(0, 0, edges.length + 1)
    for (let at = 0; at < members.length; at += 1) {
      const one = members[at] ?? 0
      const bin = bins[one] ?? 0
      slopeIn[bin] = (slopeIn[bin] ?? 0) + (slopes[one] ?? 0)
      curveIn[bin] = (curveIn[bin] ?? 0) + (curves[one] ?? 0)
    }
    let low = 0
    let lowCurve = 0
    for (let bin = 0; bin < edges.length; bin += 1) {
      low += slopeIn[bin] ?? 0
      lowCurve += curveIn[bin] ?? 0
      const [high, highCurve] = [slope - low, curve - lowCurve]
      if (lowCurve < least || highCurve < least) continue
      const gain = (low * low) / (lowCurve + ridge) + (high * high) / (highCurve + ridge) - whole
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin }
    }
  }
  return best
}

function columnOf(values: readonly number[]): Column {
  const edges = edgesOf(values)
  return { edges, bins: Uint8Array.from(values, value => binOf(edges, value)) }
}

/** The values at which a feature may be split: all if there are few, else some of equal weight and some rare ones. */
function edgesOf(values: readonly number[]): number[] {
  const ordered = Float64Array.from(values).sort()
  const distinct = [...new Set(ordered)]
  const middles = distinct.slice(1).map((value, at) => short((value + (distinct[at] ?? value)) / 2))
  if (middles.length <= MAX_EDGES) return middles
  const picked = new Set<number>()
  for (let part = 1; part < MAX_EDGES; part += 1) {
    const value = ordered[Math.floor((ordered.length * part) / MAX_EDGES)] ?? 0
    const middle = middles[binOf(middles, value)]
    if (middle !== undefined) picked.add(middle)
  }
  for (let part = 1; part < 6; part += 1) picked.add(middles[Math.floor((middles.length * part) / 6)] ?? 0)
  return [...picked].sort((a, b) => a - b)
}

/** The bin of a value among ascending edges. */
function binOf(edges: readonly number[], value: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (edges[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** Enough digits to be exact, few enough to read. */
const short = (value: number): number => Number(value.toPrecision(4))
