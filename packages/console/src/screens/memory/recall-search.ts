/** What the address of the recall lab says: the question and where it is asked. */
export interface RecallSearch {
  q?: string
  about?: string
  /** The settings of each side: fast or deep. */
  sides?: Side[]
}

export interface Side {
  mode: 'fast' | 'deep'
  limit: number
}

export const LIMITS = [3, 5, 10, 20] as const
export const DEFAULT_SIDE: Side = { mode: 'fast', limit: 5 }
/** How many settings are compared. */
const MAX_SIDES = 2

/** Reads the address. What cannot be read is left out. */
export function readRecallSearch({ q, about, sides }: Record<string, unknown>): RecallSearch {
  const read = (Array.isArray(sides) ? sides : []).slice(0, MAX_SIDES).map((each: unknown): Side => {
    const { mode, limit }: Partial<Record<string, unknown>> = Object(each)
    return {
      mode: mode === 'deep' ? 'deep' : 'fast',
      limit: LIMITS.find(one => one === limit) ?? DEFAULT_SIDE.limit,
    }
  })
  return {
    ...(q !== undefined && q !== '' && { q: String(q) }),
    ...(about !== undefined && about !== '' && { about: String(about) }),
    ...(read.length > 0 && { sides: read }),
  }
}
