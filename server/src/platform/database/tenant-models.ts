import { AsyncLocalStorage } from 'node:async_hooks'
import { Prisma, type PrismaClient } from './prisma/client.ts'

/** The tenant of the current scope. */
export const currentTenant = new AsyncLocalStorage<number>()

const TENANT_MODELS = new Set<string>(
  Object.entries(Prisma).flatMap(([name, value]) =>
    name.endsWith('ScalarFieldEnum') && typeof value === 'object' && value !== null && 'tenantId' in value
      ? [name.replace(/ScalarFieldEnum$/, '')]
      : [],
  ),
)

const WRITES_DATA = new Set(['create', 'createMany', 'createManyAndReturn'])

/**
 * Prisma, with the tenant of the context added to every condition and every new row of models with a tenant. Without a
 * tenant in the context, it accesses all rows, for the operator.
 */
export const withTenants = (client: PrismaClient) =>
  client.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          if (!TENANT_MODELS.has(model)) return query(args)
          const tenantId = currentTenant.getStore()
          if (tenantId === undefined) return query(args)
          return query(limited(args, WRITES_DATA.has(operation), tenantId))
        },
      },
    },
  })

export type Models = ReturnType<typeof withTenants>
/** The same inside a transaction: models and raw statements, but nothing that opens or ends a transaction. */
export type ModelsInTransaction = Omit<Models, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

type Arguments = { where?: object; data?: object | object[] }

// one type for the arguments of all models: their union is too large for the compiler
const limited = <A extends Arguments>(args: A, isNew: boolean, tenantId: number): A =>
  isNew ? { ...args, data: withTenant(args.data, tenantId) } : { ...args, where: { ...args.where, tenantId } }

const withTenant = (data: object | object[] | undefined, tenantId: number): object =>
  Array.isArray(data) ? data.map(row => ({ ...row, tenantId })) : { ...data, tenantId }
