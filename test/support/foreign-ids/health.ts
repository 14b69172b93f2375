import type { Pointing } from './pointing.ts'

export const health: Record<string, Pointing> = {
  getHealth: 'anyone',
  getReadiness: 'anyone',
}
