import { ApiError } from '../platform/values/errors.ts'

/** The answer of a model had no end, so the call was ended. The pieces until then have arrived. */
export class EndlessAnswerError extends ApiError {}
