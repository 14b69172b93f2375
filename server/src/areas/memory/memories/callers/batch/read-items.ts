import { setImmediate } from 'node:timers/promises'
import type { ItemOutcome, JobItem } from '../../../../../platform/jobs/itemized-job.ts'
import type { ItemRun } from '../../../../../platform/jobs/run-items.ts'
import { highestPrice } from '../../request/price.ts'
import { firstWindow, turnsOf } from '../conversation/job-items.ts'
import type { Preparer } from '../prepare.ts'
import { type ReadItems, requestOf, type Work } from './items.ts'

/** Number of items prepared concurrently. */
const AT_ONCE = 4
/** Items that a model reads, of those that are taken at once: few, so that progress shows. */
const MAX_READ_BY_MODEL = 2 * AT_ONCE

/** Reads the items of a batch, or turns of a conversation together. Writes nothing. */
export function createItemReader(preparer: Preparer) {
  function select(_run: ItemRun, pending: readonly JobItem[]): readonly JobItem[] {
    const windowed = firstWindow(pending)
    if (windowed) return windowed
    const next = pending.filter(({ input }) => preparer.usesModel(requestOf(input)))[MAX_READ_BY_MODEL]
    return next ? pending.filter(({ index }) => index < next.index) : pending
  }

  async function read(run: ItemRun, items: readonly JobItem[]): Promise<ReadItems> {
    const noted = items.flatMap(({ index, noted }) => (noted ? [{ index, result: noted }] : []))
    const left = items.filter(item => !item.noted)
    if (firstWindow(items)) return { ...(await readWindow(run, left)), noted }
    const works: Work[] = []
    const refused: ItemOutcome[] = []
    const budget = { left: Number(run.billing.principal.credits) }
    for (let start = 0; start < left.length; start += AT_ONCE) {
      const some = left.slice(start, start + AT_ONCE)
      for (const outcome of await Promise.all(some.map(item => prepare(run, item, budget))))
        if ('prepared' in outcome) works.push(outcome)
        else refused.push(outcome)
      // parsing long texts blocks the process, so let pending calls run in between
      await setImmediate()
    }
    return { works, noted, refused }
  }

  /** Reads turns of a conversation together, as many of them as the credits cover. */
  async function readWindow(run: ItemRun, items: readonly JobItem[]): Promise<Omit<ReadItems, 'noted'>> {
    const { billing, signal } = run
    const { turns, skipped } = turnsOf(items)
    const first = turns[0]
    if (!first) return { works: [], refused: skipped }
    const isModel = preparer.usesModel(first.turn)
    const credits = Number(billing.principal.credits)
    const paid = isModel ? turns.slice(0, Math.floor(credits / highestPrice(first.turn))) : turns
    try {
      const prepared = await preparer.prepareWindow(
        billing,
        paid.map(({ turn }) => turn),
        first.turn.before,
        signal,
      )
      for (const { turn } of turns.slice(paid.length)) prepared.push(await preparer.prepareUnpaid(billing, turn))
      const works = prepared.map((one, at) => ({ index: turns[at]?.index ?? 0, prepared: one }))
      return { works, refused: skipped, isWindow: isModel }
    } catch (error) {
      const refusal = run.refusal(error)
      return { works: [], refused: [...skipped, ...turns.map(({ index }) => ({ index, error: refusal }))] }
    }
  }

  async function prepare(
    run: ItemRun,
    { index, input }: JobItem,
    budget: { left: number },
  ): Promise<Work | ItemOutcome> {
    const { billing, signal } = run
    const request = requestOf(input)
    try {
      // a model is not called for an item that cannot be paid for; it may turn out to be a duplicate
      if (preparer.usesModel(request)) {
        if (budget.left < highestPrice(request))
          return { index, prepared: await preparer.prepareUnpaid(billing, request) }
        budget.left -= highestPrice(request)
      }
      return { index, prepared: await preparer.prepare(billing, request, signal) }
    } catch (error) {
      return { index, error: run.refusal(error) }
    }
  }

  return { select, read }
}
