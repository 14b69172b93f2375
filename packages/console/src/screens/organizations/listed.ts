import type { Keepsake } from '@keepsake/sdk'

export type Member = Awaited<ReturnType<Keepsake['members']['list']>>['data'][number]
export type Key = Awaited<ReturnType<Keepsake['keys']['list']>>['data'][number]

/** A new key, which is shown only now. */
export interface NewKey {
  name: string
  apiKey: string
}
