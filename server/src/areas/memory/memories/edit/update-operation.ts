import type { Finishing } from '../../../../contract/handlers.ts'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import type { Updater } from '../../properties/updates/update.ts'
import { type createMemoryEditor, type EditCall, requireNoMemoryFields } from './edit-memory.ts'

type Reply = { status: 200; body: Schemas['UpdateResponse'] }

/** Updates a property of a record, or edits the memory that `memoryId` names. */
export const updateOperation =
  ({ updater, edit }: { updater: Updater; edit: ReturnType<typeof createMemoryEditor> }) =>
  async (
    billing: BillingContext,
    { memoryId, ...request }: Schemas['UpdateRequest'],
    call: EditCall & Pick<Finishing, 'pending'>,
  ): Promise<Reply> => {
    if (memoryId !== undefined) return edit(billing, { ...request, memoryId }, call)
    requireNoMemoryFields(request)
    const { propertyName } = request
    if (propertyName === undefined)
      throw invalid('body.propertyName', 'Pass propertyName, or the memoryId of a memory to edit.')
    const work = async () => {
      const data = await updater.update(billing, { ...request, propertyName, unique: request.unique ?? false })
      return { status: 200, body: { success: true, data } } as const
    }
    // one statement needs no transaction, unless its response is stored
    return call.pending ? call.finish(work) : work()
  }
