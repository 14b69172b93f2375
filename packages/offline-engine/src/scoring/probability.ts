import { isNameKind } from '../candidates/name-affinity.ts'
import { type Compiled, isLinkKind } from '../property/definition.ts'
import type { Features } from './features.ts'

/**
 * Many small decision trees. Each is a run of nodes of three numbers: the feature to read, the maximum value for which
 * the next node follows, and the index in the tree to go to otherwise. A leaf reads feature -1; its second number is
 * its weight.
 */
export interface Forest extends Scale {
  base: number
  trees: readonly Float32Array[]
}

/** Converts the output of the trees to a probability, calibrated on authors that they were not trained on. */
export interface Scale {
  scale: number
  shift: number
}

/** The kinds of candidates, each with its own trees. */
export const FAMILIES = ['name', 'text', 'number', 'date', 'boolean', 'options', 'array'] as const
export type Family = (typeof FAMILIES)[number]
export type Forests = Record<Family, Forest>

export function familyOf({ definition, kind }: Compiled): Family {
  const { type } = definition
  if (type === 'object' || isLinkKind(kind)) return 'text'
  if (type !== 'text') return type
  if ((definition.options ?? []).length > 0) return 'options'
  return isNameKind(kind) ? 'name' : 'text'
}

/** After this many trees it checks whether the others can still change the outcome. */
const STEP = 10
const HOPELESS = -3.5

/**
 * The trees as they are evaluated: each is complete, so that every path has the same length and needs no branch
 * prediction. The child of node `n` is node `2n`, or the one after it if the value is above the split; a branch that
 * ends early repeats its leaf.
 */
interface Walk {
  depth: number
  features: Uint8Array
  edges: Float32Array
  leaves: Float32Array
}

const walks = new WeakMap<Forest, Walk>()

function walkOf(forest: Forest): Walk {
  const known = walks.get(forest)
  if (known !== undefined) return known
  const { trees } = forest
  const depth = Math.max(0, ...trees.map(tree => depthOf(tree, 0)))
  const size = 1 << depth
  const made = {
    depth,
    features: new Uint8Array(trees.length * size),
    edges: new Float32Array(trees.length * size),
    leaves: new Float32Array(trees.length * size),
  }
  const fill = (tree: Float32Array, first: number, at: number, node: number): void => {
    const feature = tree[at] ?? -1
    if (node >= size) made.leaves[first + node - size] = tree[at + 1] ?? 0
    if (node >= size) return
    if (feature >= 0) {
      made.features[first + node] = feature
      made.edges[first + node] = tree[at + 1] ?? 0
    }
    fill(tree, first, feature < 0 ? at : at + 3, 2 * node)
    fill(tree, first, feature < 0 ? at : 3 * (tree[at + 2] ?? 0), 2 * node + 1)
  }
  trees.forEach((tree, which) => {
    fill(tree, which * size, 0, 1)
  })
  walks.set(forest, made)
  return made
}

const depthOf = (tree: Float32Array, at: number): number =>
  (tree[at] ?? -1) < 0 ? 0 : 1 + Math.max(depthOf(tree, at + 3), depthOf(tree, 3 * (tree[at + 2] ?? 0)))

/** The output of the trees: log-odds, before the conversion to a probability; they are added to the known log-odds. */
export function oddsIn(forest: Forest, own: Features, known = forest.base): number {
  const { depth, features, edges, leaves } = walkOf(forest)
  const size = 1 << depth
  let sum = known
  for (let first = 0; first < leaves.length; first += size) {
    if (first % (STEP * size) === 0 && first > 0 && sum < HOPELESS) break
    let node = 1
    for (let step = 0; step < depth; step += 1) {
      const beyond = (own[features[first + node] ?? 0] ?? 0) > (edges[first + node] ?? 0)
      node = 2 * node + Number(beyond)
    }
    sum += leaves[first + node - size] ?? 0
  }
  return sum
}

/** The probability, 0 to 1, that a candidate with these features is right. */
export const probabilityIn = (forest: Forest, features: Features): number =>
  probabilityOf(oddsIn(forest, features), forest)

export const probabilityOf = (odds: number, { scale, shift }: Scale): number =>
  1 / (1 + Math.exp(-(scale * odds + shift)))
