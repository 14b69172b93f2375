import { readFileSync } from 'node:fs'
import { isNameKind } from './called.ts'
import type { Compiled } from './definition.ts'
import type { Signals } from './signals.ts'

/**
 * Many small decision trees. Each is a run of nodes of three numbers: the signal to look at, the value up to which one goes on
 * at the next node, and the place in the tree where one goes on beyond it. A leaf looks at signal -1; its second number is its weight.
 */
export interface Forest {
  base: number
  /** Make a chance of what the trees say: it is measured on authors that they have not seen. */
  scale: number
  shift: number
  trees: readonly Float32Array[]
}

/** The kinds of proposals that are weighed by trees of their own. */
export const FAMILIES = ['name', 'text', 'number', 'date', 'boolean', 'options', 'array'] as const
export type Family = (typeof FAMILIES)[number]
export type Forests = Record<Family, Forest>

export function familyOf({ definition, kind }: Compiled): Family {
  const { type } = definition
  if (type === 'object') return 'text'
  if (type !== 'text') return type
  if ((definition.options ?? []).length > 0) return 'options'
  return isNameKind(kind) ? 'name' : 'text'
}

/** After so many trees it is looked whether the others can still make something of it. */
const STEP = 10
const HOPELESS = -3.5

/** What the trees say: the logarithm of the odds, before it is made a chance. */
export function oddsIn({ base, trees }: Forest, signals: Signals): number {
  let sum = base
  for (let which = 0; which < trees.length; which += 1) {
    if (which % STEP === 0 && which > 0 && sum < HOPELESS) break
    const tree = trees[which]
    if (tree === undefined) break
    let at = 0
    for (let signal = tree[0] ?? -1; signal >= 0; signal = tree[at] ?? -1)
      at = (signals[signal] ?? 0) <= (tree[at + 1] ?? 0) ? at + 3 : 3 * (tree[at + 2] ?? 0)
    sum += tree[at + 1] ?? 0
  }
  return sum
}

/** The chance, 0 to 1, that a proposal with these signals is right. */
export const chanceIn = (forest: Forest, signals: Signals): number =>
  1 / (1 + Math.exp(-(forest.scale * oddsIn(forest, signals) + forest.shift)))

export const FOREST_FILE = new URL('../../../data/extraction-trees.bin', import.meta.url)

let grown: Forests | undefined

/** Reads the trees when they are first asked for, in some milliseconds; bench/extraction/train.ts lays them out. */
export function forests(): Forests {
  grown ??= forestsIn(readFileSync(FOREST_FILE))
  return grown
}

/** The forests of a file: for each family its base, scale, shift and number of trees, and each tree with its length before it. */
function forestsIn(file: Buffer): Forests {
  const numbers = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  let at = 0
  const next = (): number => numbers[at++] ?? 0
  const read = (): Forest => {
    const [base, scale, shift, count] = [next(), next(), next(), next()]
    const trees = Array.from({ length: count }, () => {
      const length = next()
      at += length
      return numbers.subarray(at - length, at)
    })
    return { base, scale, shift, trees }
  }
  return {
    name: read(),
    text: read(),
    number: read(),
    date: read(),
    boolean: read(),
    options: read(),
    array: read(),
  }
}

/** The file that `forestsIn` reads. */
export function forestFile(all: Forests): Buffer {
  const numbers = FAMILIES.flatMap(family => {
    const { base, scale, shift, trees } = all[family]
    return [base, scale, shift, trees.length, ...trees.flatMap(tree => [tree.length, ...tree])]
  })
  return Buffer.from(Float32Array.from(numbers).buffer)
}
