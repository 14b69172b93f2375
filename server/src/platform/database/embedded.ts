import type { Duplex } from 'node:stream'
import { installTemplate } from './database-template.ts'
import { EmbeddedConnection } from './embedded-connection.ts'
import { type EmbeddedThread, startThread } from './embedded-thread.ts'

/** PGlite in a worker thread, reached through a byte stream that stands in for PostgreSQL's socket. */
export interface EmbeddedServer {
  /**
   * A stream for `pg`. One at a time: PGlite has one session.
   * @param statementTimeoutMs a statement that takes longer is ended together with its thread, as PGlite cannot cancel one
   */
  connect(statementTimeoutMs: number): Duplex
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Where the files of the database are, made when it is not there; the caller holds its lock. */
  directory: string
}

/** After a start that failed, for example for want of room on the disk, the next one is tried no sooner. */
const PAUSE_MS = 2_000

/**
 * Starts PGlite on a data directory. A thread that has ended, whatever the reason, is replaced by another one, which has
 * everything that was committed: as PostgreSQL replaces its processes.
 */
export async function startEmbedded({ directory }: EmbeddedOptions): Promise<EmbeddedServer> {
  await installTemplate(directory)
  let current: Promise<EmbeddedThread> | undefined
  let serving: EmbeddedThread | undefined

  function start(): Promise<EmbeddedThread> {
    const starting = startThread(directory)
    current = starting
    starting.then(
      thread => {
        serving = thread
        thread.onEnd(() => {
          if (serving !== thread) return
          serving = undefined
          current = undefined
        })
      },
      () =>
        setTimeout(() => {
          current = undefined
        }, PAUSE_MS).unref(),
    )
    return starting
  }

  function replace(thread: EmbeddedThread, reason: Error): void {
    if (serving !== thread) return
    serving = undefined
    // the files belong to one thread at a time
    current = thread.kill(reason).then(start)
    current.catch(() => {})
  }

  await start()
  return {
    connect: statementTimeoutMs => new EmbeddedConnection(current ?? start(), { statementTimeoutMs, replace }),
    async close() {
      const thread = await current?.catch(() => undefined)
      await thread?.close()
    },
  }
}
