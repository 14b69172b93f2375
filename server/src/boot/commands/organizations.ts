import { resolve } from 'node:path'
import { openAttachmentStore } from '../../platform/attachments/open-store.ts'
import { deleteOrganization, restoreOrganization } from '../../platform/organizations/deletion.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { type Connection, openConnection } from '../backup/connection.ts'
import { exportOrganization } from '../backup/export-organization.ts'
import { importOrganization } from '../backup/import-organization.ts'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores, type Stores } from '../stores.ts'
import { UsageError } from './usage.ts'

interface Action {
  arguments: readonly string[]
  /** @returns what is said when it is done */
  run(config: Config, given: readonly string[]): Promise<string>
}

const ACTIONS: Readonly<Record<string, Action>> = {
  export: {
    arguments: ['<id>', '<file>'],
    run: (config, [id = '', file = '']) =>
      withConnection(config, async connection => {
        const attachments = await openAttachmentStore(config)
        const { name, tables, rows, files, bytes } = await exportOrganization(connection, attachments, {
          id,
          file: resolve(file),
        })
        const size = (bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 3 : 1)
        return `${file}: ${name} (${id}), ${rows} rows of ${tables} tables, ${files} files, ${size} MB. Its secrets are still encrypted with the key of this deployment.`
      }),
  },
  import: {
    arguments: ['<file>'],
    run: (config, [file = '']) =>
      withConnection(config, async connection => {
        const attachments = await openAttachmentStore(config)
        const { id, name, files } = await importOrganization(connection, {
          file: resolve(file),
          keys: await connection.keys(),
          attachments,
        })
        return `This server has ${name} (${id}) now, with ${files} files. Its keys work here. End it on the other server: keepsake-server organizations delete ${id}`
      }),
  },
  delete: {
    arguments: ['<id>'],
    run: (config, [id = '']) =>
      withStores(config, async ({ database }) => {
        const { name, deletesAt } = await deleteOrganization(database, id)
        return `${name} (${id}) ends at ${deletesAt.toISOString()}. Its keys are refused from now on. To take it back until then: keepsake-server organizations restore ${id}`
      }),
  },
  restore: {
    arguments: ['<id>'],
    run: (config, [id = '']) =>
      withStores(config, async ({ database }) => {
        const { name } = await restoreOrganization(database, id)
        return `${name} (${id}) is not deleted any more. Its keys work again, from their next call.`
      }),
  },
}

const MEGABYTE = 1_000_000

async function withConnection(config: Config, work: (connection: Connection) => Promise<string>): Promise<string> {
  const connection = await openConnection(config)
  return work(connection).finally(connection.close)
}

async function withStores(config: Config, work: (stores: Stores) => Promise<string>): Promise<string> {
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  return work(stores).finally(stores.close)
}

/** `organizations export | import | delete | restore`. */
export async function organizations(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [name = '', ...given] = args
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!action || given.length !== action.arguments.length || given.some(each => each.startsWith('-')))
    throw new UsageError(
      `The commands for organizations are: ${Object.entries(ACTIONS)
        .map(([each, { arguments: names }]) => `organizations ${[each, ...names].join(' ')}`)
        .join(', ')}`,
    )
  process.stdout.write(`${await action.run(readConfig(environment), given)}\n`)
}
