import type { Handlers } from '../../../contract/handlers.ts'
import { billingOf } from '../billing.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createExporter } from './export.ts'
import { formatFor } from './export-formats.ts'
import { createImporter } from './import.ts'

/** Export and import of memory. */
export function createPortabilityHandlers(dependencies: {
  definitionsOf: DefinitionsOf
}): Pick<Handlers, 'exportMemory' | 'importMemory'> {
  const exporter = createExporter(dependencies)
  const importer = createImporter(dependencies)
  return {
    async importMemory({ body, call }) {
      const add = await importer(billingOf(call), body)
      return call.finish(async () => ({ status: 200, body: { success: true, data: await add() } }))
    },
    exportMemory: async ({ body, call }) => ({
      status: 200,
      stream: await exporter(billingOf(call), body, formatFor(call.headers.get('accept'))),
    }),
  }
}
