import type { ModelPayer } from './budget/budget.ts'
import type { Engine, ExtractInput, Extraction } from './port.ts'

/**
 * The port to what reads texts for values. `areas.ts` gives it to `memories/extraction/extract.ts`, and nothing else
 * receives it, so that failures, budgets and what a reader may return are handled in one place.
 */
export interface Extractor {
  readonly engine: Engine
  /** @throws ApiError `server_error` that names the setting to check, if the configured model fails */
  extract(payer: ModelPayer, input: ExtractInput): Promise<Extraction>
}
