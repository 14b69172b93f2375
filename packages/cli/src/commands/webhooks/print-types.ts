import { Client } from '../../call/client.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { Io } from '../../terminal/io.ts'
import { typescriptOf } from './typescript.ts'

/** Writes the TypeScript types of all events: those that the account has declared, and those of the service. */
export async function printTypes(settings: Partial<CallSettings>, io: Io): Promise<void> {
  const { data, own } = await new Client(settings, io).sdk().webhooks.eventTypes()
  const declared = own.filter(({ archived_at: archivedAt }) => archivedAt === null)
  io.stdout.write(typescriptOf([...declared, ...data]))
}
