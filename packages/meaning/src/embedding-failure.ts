/**
 * What is wrong:
 * - `unavailable`: no model can run here, so another try is of no use
 * - `model`: the model does not load, or does not embed
 * - `ended`: the process ended, was ended because it did not respond, or starts again only after a pause
 * - `refused`: `whyNot` had a reason not to start the process now
 * - `starting`: the call was aborted before the model was loaded
 * - `slow`: the call was aborted before the text was embedded
 */
export type FailureKind = 'unavailable' | 'model' | 'ended' | 'refused' | 'starting' | 'slow'

export class EmbeddingFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}
