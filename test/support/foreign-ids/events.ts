import type { Pointing } from './pointing.ts'

export const events: Record<string, Pointing> = {
  listEvents: 'nothing to name',
  getEvent: 'path',
  getEventDetails: 'path',
  cancelEvent: 'path',
}
