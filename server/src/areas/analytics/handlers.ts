import type { HandlersOf } from '../../contract/area.ts'
import { currentUsage, type UsageWindow } from './service.ts'

export const analyticsHandlers: HandlersOf<'analytics'> = {
  async getCurrentUsage({ call: { scope, principal } }) {
    const { minute, month, credits } = await currentUsage(scope, principal)
    return {
      status: 200,
      body: {
        success: true,
        data: { plan: principal.organization.plan, minute: toWire(minute), month: toWire(month), credits },
      },
    }
  },
}

const toWire = ({ calls, limit, resetsAt }: UsageWindow) => ({ calls, limit, resetsAt: resetsAt.toISOString() })
