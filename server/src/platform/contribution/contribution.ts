import type { Consumer } from '../events/outbox.ts'
import type { JobKind } from '../jobs/runner.ts'
import type { Schedule } from '../jobs/schedules.ts'
import type { SearchSource } from './search-source.ts'

/** What a part of the server adds to the running process. */
export interface Contribution {
  /** Job handlers, by kind. */
  readonly jobs?: Readonly<Record<string, JobKind>>
  /** Periodic work, by name. Each schedule runs in one process at a time. */
  readonly schedules?: Readonly<Record<string, Schedule>>
  /** Handlers of domain events. */
  readonly consumers?: readonly Consumer[]
  /** What the ranking engine indexes and returns. */
  readonly searchSources?: readonly SearchSource[]
  /** Runs before any background work starts. */
  prepare?(): Promise<void>
  /**
   * Starts work that runs while the process serves requests.
   * @param process `workers`: whether this process runs background work
   * @returns a handle to stop it. Undefined if nothing was started.
   */
  start?(process: { workers: boolean }): Promise<Stoppable | undefined>
  /** Returns why the process cannot serve requests now, for `/readyz`. Undefined if it can. */
  notReady?(): Promise<string | undefined>
}

export interface Stoppable {
  stop(): Promise<void>
}
