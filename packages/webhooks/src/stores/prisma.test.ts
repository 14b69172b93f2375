import { describe, expect, it } from 'vitest'
import { prismaStore } from './prisma.ts'

interface Row {
  id: string
  processedAt: Date
}

/** A client whose transactions are applied at their end, or not at all, and whose unique key makes others wait. */
function createClient() {
  let rows = new Map<string, Row>()
  let orders: string[] = []
  const open = new Map<string, Promise<void>>()

  const modelOf = (table: () => Map<string, Row>) => ({
    findUnique: async ({ where }: { where: { id: string } }) => table().get(where.id) ?? null,
    async deleteMany({ where }: { where: { processedAt: { lt: Date } } }) {
      const old = [...table().values()].filter(({ processedAt }) => processedAt < where.processedAt.lt)
      for (const { id } of old) table().delete(id)
      return { count: old.length }
    },
    async create({ data: { id } }: { data: { id: string } }) {
      for (let other = open.get(id); other; other = open.get(id)) await other
      if (rows.has(id)) throw Object.assign(new Error('Unique constraint failed'), { code: 'P2002' })
      table().set(id, { id, processedAt: new Date() })
      open.set(id, ended.promise)
    },
  })
  let ended = Promise.withResolvers<void>()

  const $transaction = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const own = new Map<string, Row>()
    const written: string[] = []
    const mine = Promise.withResolvers<void>()
    const processedWebhook = {
      ...modelOf(() => own),
      async create(args: { data: { id: string } }) {
        ended = mine
        await modelOf(() => own).create(args)
      },
    }
    try {
      const result = await work({ processedWebhook, order: { create: async id => void written.push(id) } })
      rows = new Map([...rows, ...own])
      orders = [...orders, ...written]
      return result
    } finally {
      for (const id of own.keys()) open.delete(id)
      mine.resolve()
    }
  }
  return { $transaction, processedWebhook: modelOf(() => rows), orders: () => orders }
}
interface Transaction {
  order: { create(id: string): Promise<void> }
  processedWebhook: unknown
}

describe('the store in Prisma', () => {
  it('commits the ID together with what the handler writes', async () => {
    const client = createClient()
    const store = prismaStore<Transaction>(client)
    expect(await store.once('evt_1', transaction => transaction.order.create('ord_1'))).toBe('processed')
    expect(await store.has('evt_1')).toBe(true)
    expect(await store.once('evt_1', transaction => transaction.order.create('ord_1'))).toBe('duplicate')
    expect(client.orders()).toEqual(['ord_1'])
  })

  it('rolls both back if the handler fails, and runs it again', async () => {
    const client = createClient()
    const store = prismaStore<Transaction>(client)
    const failing = store.once('evt_1', async transaction => {
      await transaction.order.create('ord_1')
      throw new Error('crashed')
    })
    await expect(failing).rejects.toThrow('crashed')
    expect([await store.has('evt_1'), client.orders()]).toEqual([false, []])
    expect(await store.once('evt_1', transaction => transaction.order.create('ord_1'))).toBe('processed')
    expect(client.orders()).toEqual(['ord_1'])
  })

  it('runs one of two parallel calls', async () => {
    const client = createClient()
    const store = prismaStore<Transaction>(client)
    const calls = [1, 2].map(() => store.once('evt_1', transaction => transaction.order.create('ord_1')))
    expect((await Promise.all(calls)).sort()).toEqual(['duplicate', 'processed'])
    expect(client.orders()).toEqual(['ord_1'])
  })

  it('does not take a unique key of the handler for its own', async () => {
    const store = prismaStore<Transaction>(createClient())
    const taken = Object.assign(new Error('an order has this number'), { code: 'P2002' })
    await expect(store.once('evt_1', () => Promise.reject(taken))).rejects.toBe(taken)
  })

  it('deletes old IDs, and names a model that the schema lacks', async () => {
    const client = createClient()
    const store = prismaStore<Transaction>(client)
    await store.once('evt_1', async () => {})
    expect(await store.deleteBefore(new Date(Date.now() + 1_000))).toBe(1)
    expect(await store.has('evt_1')).toBe(false)
    await expect(prismaStore<Transaction>(client, { model: 'seen' }).has('evt_1')).rejects.toThrow('no model seen')
  })
})
