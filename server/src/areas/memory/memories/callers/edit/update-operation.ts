import { ok } from '../../../../../contract/answers.ts'
import type { Schemas } from '../../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import { invalid } from '../../../../../platform/values/errors.ts'
import type { Updater } from '../../../properties/updates/update.ts'
import type { createMemoryEditor } from './edit-memory.ts'
import type { EditReply } from './edit-reply.ts'
import { requireNoMemoryFields } from './edit-request.ts'
import type { EditCall } from './store-first.ts'

/** Updates a property of a record, or edits the memory that `memoryId` names. */
export const updateOperation =
  ({ updater, edit }: { updater: Updater; edit: ReturnType<typeof createMemoryEditor> }) =>
  async (
    billing: BillingContext,
    { memoryId, ...request }: Schemas['UpdateRequest'],
    call: EditCall,
  ): Promise<EditReply> => {
    if (memoryId !== undefined) return edit(billing, { ...request, memoryId }, call)
    requireNoMemoryFields(request)
    const { propertyName } = request
    if (propertyName === undefined)
      throw invalid('body.propertyName', 'Pass propertyName, or the memoryId of a memory to edit.')
    const work = async () => {
      const data = await updater.update(billing, { ...request, propertyName, unique: request.unique ?? false })
      return ok(data)
    }
    // one statement needs no transaction, unless its response is stored
    return call.pending ? call.finish(work) : work()
  }
