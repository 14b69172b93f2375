import { ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Spend } from '../../models/budget/sql/model-spend.ts'
import { PLANS } from '../../platform/access/plans.ts'
import { acceptsCsv } from '../../platform/values/csv.ts'
import { listCharges } from './charges.ts'
import { usageHistory } from './history.ts'
import { amongMemoryOperations } from './memory-operations.ts'
import type { AnalyticsPorts } from './ports.ts'
import { usageReport } from './report.ts'
import { balanceOf, currentUsage, type UsageWindow } from './service.ts'
import { CHARGE_COLUMNS, HISTORY_COLUMNS, listTable, reportTable } from './tables.ts'

export const createAnalyticsHandlers = ({ countStored, modelsToday }: AnalyticsPorts): HandlersOf<'analytics'> => ({
  async getCurrentUsage({ call: { scope, principal } }) {
    const { minute, month, credits } = await currentUsage(scope, principal)
    const models = toModelUsage(await modelsToday(scope))
    return ok({ plan: principal.organization.plan, minute: toWire(minute), month: toWire(month), models, credits })
  },

  async getUsageOverview({ body, call: { scope, headers } }) {
    const report = await usageReport(scope, body)
    if (isCsv(headers)) return { status: 200, stream: reportTable(report, body.groupBy !== undefined) }
    return ok(report)
  },

  async getMemoryUsage({ body, call: { scope, headers } }) {
    const report = await usageReport(scope, { ...body, filters: amongMemoryOperations(body.filters) })
    if (isCsv(headers)) return { status: 200, stream: reportTable(report, body.groupBy !== undefined) }
    return ok({ ...report, stored: await countStored(scope) })
  },

  async getCreditUsage({ body, call: { scope, headers } }) {
    const report = await usageReport(scope, body)
    const groups = report.groups.filter(({ charges }) => charges > 0)
    const charged = { ...report, groups }
    if (isCsv(headers)) return { status: 200, stream: reportTable(charged, body.groupBy !== undefined) }
    return ok({ ...charged, balance: await balanceOf(scope) })
  },

  async listCharges({ body, call: { scope, headers } }) {
    if (!isCsv(headers)) {
      const { entries, ...page } = await listCharges(scope, body)
      return respond(200, { data: entries, ...page })
    }
    const to = body.to ?? (await scope.now()).toISOString()
    const read = (page: object) => listCharges(scope, { ...body, to, ...page })
    return { status: 200, stream: listTable(CHARGE_COLUMNS, await read({}), read) }
  },

  async getUsageHistory({ body, call: { scope, headers } }) {
    const first = await usageHistory(scope, body)
    if (isCsv(headers)) {
      const read = (page: object) => usageHistory(scope, { ...body, ...page })
      return { status: 200, stream: listTable(HISTORY_COLUMNS, first, read) }
    }
    const { entries, ...page } = first
    return respond(200, { data: entries, ...page })
  },
})

const isCsv = (headers: Headers): boolean => acceptsCsv(headers.get('accept'))

const toModelUsage = (spend: Spend | undefined) => ({
  calls: Number(spend?.calls ?? 0),
  maxCalls: Number(spend?.maxCalls ?? PLANS.unlimited.maxModelCallsPerDay),
  tokens: Number(spend?.tokens ?? 0),
  maxTokens: Number(spend?.maxTokens ?? PLANS.unlimited.maxModelTokensPerDay),
  resetsAt: (spend?.resetsAt ?? new Date()).toISOString(),
})

const toWire = ({ calls, limit, resetsAt }: UsageWindow) => ({ calls, limit, resetsAt: resetsAt.toISOString() })
