import { ok } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { requirePermission } from '../../../platform/access/permissions.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createExporter } from './export.ts'
import { formatFor } from './export-formats.ts'
import { createPersonExporter, type PersonPart } from './export-person.ts'
import { createImporter } from './import.ts'

export function createPortabilityHandlers(dependencies: {
  definitionsOf: DefinitionsOf
  personParts: readonly PersonPart[]
}) {
  const exporter = createExporter(dependencies)
  const { definitionsOf, personParts: parts } = dependencies
  const exportPerson = createPersonExporter({ definitionsOf, parts })
  const importer = createImporter(dependencies)
  return {
    async importMemory({ body, call }) {
      const add = await importer(billingOf(call), body)
      return call.finish(async () => ok(await add()))
    },
    async exportPerson({ body, call }) {
      // it shows what was deleted, which needs the right to restore it, and it reads the rest
      const { member, scopes, livemode } = call.principal
      requirePermission({ role: member.role, scopes, livemode }, 'memory:read')
      return { status: 200, stream: await exportPerson(billingOf(call), body) }
    },
    async exportMemory({ body, call }) {
      const { member, scopes, livemode } = call.principal
      if (body.includeUsage) requirePermission({ role: member.role, scopes, livemode }, 'analytics:read')
      return { status: 200, stream: await exporter(billingOf(call), body, formatFor(call.headers.get('accept'))) }
    },
  } satisfies Partial<Handlers>
}
