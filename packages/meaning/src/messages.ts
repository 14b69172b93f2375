/** To the process: a text to embed, or the id of one whose caller has left. */
export type Request = { id: number; text: string; isUrgent: boolean } | { dropped: number }

/** From the process, one for each text. `canRun`: whether the runtime loaded, so that only the model is at fault. */
export type Answer =
  | { loaded: true }
  | { notLoaded: string; canRun: boolean }
  | { id: number; vector: Float32Array }
  | { id: number; failure: string }
