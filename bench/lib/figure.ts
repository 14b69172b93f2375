/** One measurement, and what it is compared with. */
export interface Figure {
  suite: string
  name: string
  value: number
  unit: string
  /** What the machine does in the same run without our code, in the same unit. */
  floor?: { name: string; value: number }
  target?: Target
  /** The load of the machine when it was taken. */
  load?: number
}

/** A measurement before it is known which suite it is of. */
export type Measured = Omit<Figure, 'suite'>

/** The required value of the figure, or of its ratio to the floor. */
export interface Target {
  of: 'value' | 'ratio'
  is: 'at least' | 'at most'
  than: number
}

export const ratioOf = ({ value, floor }: Measured): number | undefined => (floor ? value / floor.value : undefined)

/** Whether the target is met; undefined if there is none. */
export function isMet(figure: Measured): boolean | undefined {
  const { target } = figure
  if (!target) return undefined
  const judged = target.of === 'value' ? figure.value : ratioOf(figure)
  if (judged === undefined) throw new Error(`${figure.name} has a target for its ratio, and no floor.`)
  return target.is === 'at least' ? judged >= target.than : judged <= target.than
}
