import { type Holder, mayUse, type Permission, requirePermission } from '../../platform/access/permissions.ts'
import type { OrchestrationPorts, UncheckedPorts } from './ports.ts'

/** Whose scopes count: the caller of an operation, or the key that started a run in the background. */
export type Caller = Omit<Holder, 'role'> & { member: Pick<Holder, 'role'> }

export type PortsOf = (caller: Caller) => OrchestrationPorts

/**
 * The ports as one caller may use them. Each checks the scope of its effect, whatever operation uses it: `prompts:run`
 * alone neither reads, stores nor calls anything. A port that is missing here does not compile, and one without a scope
 * fails the test.
 */
export const authorizedPorts =
  ({ languageModels, embedder, records, guidelines, mcps, memorize }: UncheckedPorts): PortsOf =>
  ({ member: { role }, scopes, livemode }) => {
    const require = (permission: Permission): void => requirePermission({ role, scopes, livemode }, permission)
    const needing =
      <Args extends unknown[], Result>(permission: Permission, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        require(permission)
        return work(...args)
      }
    return {
      require,
      may: permission => mayUse({ member: { role }, scopes, livemode }, permission),
      // what the permission of the operation itself allows
      languageModels,
      embedder,
      records: {
        digest: needing('memory:read', records.digest),
        recall: needing('memory:read', records.recall),
        recallPrice: records.recallPrice,
      },
      guidelines: {
        byIds: needing('guidelines:read', guidelines.byIds),
        forMessage: needing('guidelines:read', guidelines.forMessage),
        find: needing('guidelines:read', guidelines.find),
        read: needing('guidelines:read', guidelines.read),
      },
      mcps: {
        enabledTools: needing('mcps:call', mcps.enabledTools),
        openCalls(scope) {
          const { callMcpTool, close } = mcps.openCalls(scope)
          return { callMcpTool: needing('mcps:call', callMcpTool), close }
        },
      },
      memorize: needing('memory:write', memorize),
    }
  }

/** What a request asks for, beyond a call of a model. */
interface Asked {
  /** Reads a record. */
  reads?: boolean
  stores?: boolean
  guidelines?: boolean
  /** Calls tools of MCP servers. */
  calls?: boolean
}

const SCOPES: Readonly<Record<keyof Asked, Permission>> = {
  reads: 'memory:read',
  stores: 'memory:write',
  guidelines: 'guidelines:read',
  calls: 'mcps:call',
}

/** Checks all that a request asks for before any of it is done. @throws ApiError `permission_error` that names the scope */
export function requireAsked({ require }: Pick<OrchestrationPorts, 'require'>, asked: Asked): void {
  if (asked.reads) require(SCOPES.reads)
  if (asked.stores) require(SCOPES.stores)
  if (asked.guidelines) require(SCOPES.guidelines)
  if (asked.calls) require(SCOPES.calls)
}

/** Naming a record reads it, unless it is named to store something for it and the caller cannot read. */
export const readsNamed = (
  { may }: Pick<OrchestrationPorts, 'may'>,
  { stores, mustRead = false }: { stores: boolean; mustRead?: boolean },
): boolean => !stores || mustRead || may('memory:read')
