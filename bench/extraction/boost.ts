import { chanceIn, type Forest } from '../../server/src/models/offline/chances.ts'
import type { Signals } from '../../server/src/models/offline/signals.ts'

export interface Row {
  signals: Signals
  right: boolean
  weight: number
}

const TREES = 60
const DEPTH = 3
const RATE = 0.1
/** A leaf rests on at least this much evidence. */
const LEAST = 4
/** Pulls leaves with little evidence towards nothing. */
const RIDGE = 3
const MAX_EDGES = 24

/** Gradient boosting on the logistic loss; the same rows give the same trees. */
export function boost(rows: readonly Row[]): Forest {
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  const right = rows.reduce((sum, row) => sum + (row.right ? row.weight : 0), 0)
  const share = Math.min(0.99, Math.max(0.01, right / Math.max(1e-9, total)))
  const base = Math.log(share / (1 - share))
  const width = rows[0]?.signals.length ?? 0
  const edges = Array.from({ length: width }, (_, signal) => edgesOf(rows.map(row => row.signals[signal] ?? 0)))
  const bins = rows.map(row => Uint8Array.from(edges, (list, signal) => binOf(list, row.signals[signal] ?? 0)))
  const chances = new Float64Array(rows.length).fill(share)
  const trees: number[][] = []
  for (let round = 0; round < TREES; round += 1) {
    const slopes = rows.map((row, at) => row.weight * ((row.right ? 1 : 0) - (chances[at] ?? 0)))
    const curves = rows.map((row, at) => row.weight * (chances[at] ?? 0) * (1 - (chances[at] ?? 0)))
    trees.push(grow({ edges, bins, slopes, curves }))
    rows.forEach((row, at) => {
      chances[at] = chanceIn({ base, trees }, row.signals)
    })
  }
  return { base: short(base), trees }
}

interface Stage {
  edges: readonly (readonly number[])[]
  bins: readonly Uint8Array[]
  slopes: readonly number[]
  curves: readonly number[]
}

function grow(stage: Stage): number[] {
  const nodes: [number, number, number, number][] = []
  const branch = (members: readonly number[], level: number): number => {
    const at = nodes.length
    const slope = members.reduce((sum, one) => sum + (stage.slopes[one] ?? 0), 0)
    const curve = members.reduce((sum, one) => sum + (stage.curves[one] ?? 0), 0)
    nodes.push([-1, short((RATE * slope) / (curve + RIDGE)), 0, 0])
    const split = level === 0 ? undefined : bestSplit(stage, members, slope, curve)
    if (split === undefined) return at
    const isLow = (one: number): boolean => (stage.bins[one]?.[split.signal] ?? 0) <= split.bin
    const low = branch(members.filter(isLow), level - 1)
    const high = branch(
      members.filter(one => !isLow(one)),
      level - 1,
    )
    nodes[at] = [split.signal, stage.edges[split.signal]?.[split.bin] ?? 0, low, high]
    return at
  }
  branch([...stage.bins.keys()], DEPTH)
  return nodes.flat()
}

/** Where the two halves differ most from each other. */
function bestSplit(
  { edges, bins, slopes, curves }: Stage,
  members: readonly number[],
  slope: number,
  curve: number,
): { signal: number; bin: number } | undefined {
  let best: { gain: number; signal: number; bin: number } | undefined
  const whole = (slope * slope) / (curve + RIDGE)
  for (const [signal, list] of edges.entries()) {
    const slopeIn = new Float64Array(list.length + 1)
    const curveIn = new Float64Array(list.length + 1)
    for (const one of members) {
      const bin = bins[one]?.[signal] ?? 0
      slopeIn[bin] = (slopeIn[bin] ?? 0) + (slopes[one] ?? 0)
      curveIn[bin] = (curveIn[bin] ?? 0) + (curves[one] ?? 0)
    }
    let low = 0
    let lowCurve = 0
    for (let bin = 0; bin < list.length; bin += 1) {
      low += slopeIn[bin] ?? 0
      lowCurve += curveIn[bin] ?? 0
      const [high, highCurve] = [slope - low, curve - lowCurve]
      if (lowCurve < LEAST || highCurve < LEAST) continue
      const gain = (low * low) / (lowCurve + RIDGE) + (high * high) / (highCurve + RIDGE) - whole
      if (gain > (best?.gain ?? 1e-6)) best = { gain, signal, bin }
    }
  }
  return best
}

/** The values between which a signal may be split: all of them where there are few, else some of equal weight and some rare ones. */
function edgesOf(values: readonly number[]): number[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  const middles = distinct.slice(1).map((value, at) => short((value + (distinct[at] ?? value)) / 2))
  if (middles.length <= MAX_EDGES) return middles
  const ordered = values.toSorted((a, b) => a - b)
  const picked = new Set<number>()
  for (let part = 1; part < MAX_EDGES; part += 1) {
    const value = ordered[Math.floor((ordered.length * part) / MAX_EDGES)] ?? 0
    const middle = middles.find(one => one > value)
    if (middle !== undefined) picked.add(middle)
  }
  for (let part = 1; part < 6; part += 1) picked.add(middles[Math.floor((middles.length * part) / 6)] ?? 0)
  return [...picked].sort((a, b) => a - b)
}

function binOf(edges: readonly number[], value: number): number {
  const bin = edges.findIndex(edge => value <= edge)
  return bin < 0 ? edges.length : bin
}

/** Enough digits to tell, few enough to read. */
const short = (value: number): number => Number(value.toPrecision(4))
