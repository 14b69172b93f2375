import type { CustomActions } from '../../table/custom-action.ts'

export const AI: CustomActions = {
  'ai prompt': { options: () => [], load: async () => (await import('./prompt.ts')).promptModel },
  'chat complete': { options: () => [], load: async () => (await import('./prompt.ts')).completeChat },
}
