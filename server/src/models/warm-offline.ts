import { createOfflineEngine } from '@keepsake/offline-engine'

/** Loads the offline engine into this process. */
export const warmOffline = (): Promise<void> => createOfflineEngine().warm()
