import { readFileSync } from 'node:fs'
import { FAMILIES, type Forest, type Forests } from './probability.ts'

/** Content of data/extraction-trees.bin. */
export interface TrainedModel {
  /** Score a candidate separately. */
  families: Forests
  /** Scores it relative to the others of its call, starting from the first log-odds; for any family. */
  choice: Forest
}

export const MODEL_FILE = new URL('../../data/extraction-trees.bin', import.meta.url)

let read: TrainedModel | undefined

/** Reads the trees on first use, in some milliseconds; training/extraction/train.ts defines their layout. */
export function trainedModel(): TrainedModel {
  read ??= parseModel(readFileSync(MODEL_FILE))
  return read
}

/**
 * Parses the forests of a file, those of the families and the one that chooses: for each its base, scale, shift and
 * number of trees, and each tree with its length before it.
 */
function parseModel(file: Buffer): TrainedModel {
  const numbers = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  let at = 0
  const next = (): number => numbers[at++] ?? 0
  const forest = (): Forest => {
    const [base, scale, shift, count] = [next(), next(), next(), next()]
    const trees = Array.from({ length: count }, () => {
      const length = next()
      at += length
      return numbers.subarray(at - length, at)
    })
    return { base, scale, shift, trees }
  }
  const families = {
    name: forest(),
    text: forest(),
    number: forest(),
    date: forest(),
    boolean: forest(),
    options: forest(),
    array: forest(),
  }
  return { families, choice: forest() }
}

/** Serializes the file that `parseModel` reads. */
export function serializeModel({ families, choice }: TrainedModel): Buffer {
  const all = [...FAMILIES.map(family => families[family]), choice]
  const numbers = all.flatMap(({ base, scale, shift, trees }) => {
    return [base, scale, shift, trees.length, ...trees.flatMap(tree => [tree.length, ...tree])]
  })
  return Buffer.from(Float32Array.from(numbers).buffer)
}
