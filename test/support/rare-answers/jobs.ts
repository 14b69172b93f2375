import type { World } from '../requests.ts'
import type { Make, RareAnswer } from './rare-answer.ts'

const AT = new Date('2026-11-20T15:04:05Z')
const FAILURE = {
  success: false,
  error: 'server_error',
  message: 'The data provider failed.',
  provider: { status: 503, message: 'Overloaded.' },
}

/** Work that has done a part and then failed. */
async function interrupted({ app, ids: { event = '' } }: World): Promise<{ event: string }> {
  await app.database.prisma(async models => {
    const data = { status: 'partial', startedAt: AT, finishedAt: AT, result: { stored: 1 }, error: FAILURE.message }
    await models.event.updateMany({ where: { id: event }, data })
    await models.eventItem.updateMany({ where: { eventId: event }, data: { outcome: 'failed', error: FAILURE } })
  })
  return { event }
}

const TOOL_CALL = { id: 'call_1', name: 'look_up_order', arguments: '{}' }

/** A response whose first step is over; its tool failed. */
const stepped =
  (status: string, more: object = {}): Make =>
  async ({ app, ids: { response = '' } }) => {
    const state = {
      messages: [
        { role: 'user', content: 'Help.' },
        { role: 'assistant', content: '', toolCalls: [TOOL_CALL] },
        { role: 'tool', toolCallId: TOOL_CALL.id, name: TOOL_CALL.name, content: 'No such order.', isError: true },
        { role: 'assistant', content: 'There is no such order.' },
      ],
      starts: [0],
      calls: 1,
      rounds: [],
      text: 'There is no such order.',
      outputs: [{ name: 'found', data: false }],
      memorized: true,
      usage: { inputTokens: 1, outputTokens: 1 },
      credits: 1,
      unsettled: 0,
    }
    const data = { status, state, lease: null, leasedUntil: null, ...more }
    await app.database.prisma(models => models.response.updateMany({ where: { id: response }, data }))
    return { response }
  }

const STEPPED = ['memorized', 'steps[].toolCalls[].isError', 'outputs[].name', 'outputs[].data']

export const jobs: RareAnswer[] = [
  {
    id: 'cancelEvent',
    what: 'work that failed once',
    make: async ({ app, ids: { event = '' } }) => {
      const data = { result: { stored: 1 }, error: FAILURE.message }
      await app.database.prisma(models => models.event.updateMany({ where: { id: event }, data }))
      return { event }
    },
    fields: ['data.result', 'data.error'],
  },
  {
    id: 'listEvents',
    what: 'work that was interrupted',
    make: interrupted,
    fields: ['startedAt', 'finishedAt', 'result', 'error'].map(name => `data[].${name}`),
  },
  {
    id: 'getEventDetails',
    what: 'an item that a provider refused',
    make: interrupted,
    fields: ['data[].error.provider.message'],
  },
  { id: 'getResponse', what: 'a response with all', make: stepped('completed'), fields: STEPPED },
  {
    id: 'listAgentRuns',
    what: 'a run that failed',
    make: stepped('failed', { errorCode: 'model_failed', errorMessage: 'The model failed.' }),
    fields: ['data[].error', 'data[].error.code', 'data[].error.message'],
  },
  {
    id: 'cancelResponse',
    what: 'a response with all',
    make: stepped('running', { errorCode: 'interrupted', errorMessage: 'The server stopped.' }),
    fields: [...STEPPED, 'error', 'error.code', 'error.message', 'text', 'steps[].text', 'steps[].toolCalls[].output'],
  },
]
