import type { Handlers } from '../../../contract/handlers.ts'
import { readRequest } from './read-request.ts'
import type { Responses } from './service.ts'

export const createResponsesHandlers = (responses: Responses) =>
  ({
    createResponse({ body, call }) {
      const read = readRequest(body)
      return 'previousResponseId' in read ? responses.resume(call, read) : responses.start(call, read)
    },
    getResponse: async ({ path, call }) => ({ status: 200, body: await responses.get(call.scope, path.id) }),
    cancelResponse: async ({ path, call }) => ({ status: 200, body: await responses.cancel(call.scope, path.id) }),
  }) satisfies Partial<Handlers>
