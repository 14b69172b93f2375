import { existsSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { EmbeddedConnection } from './connection.ts'
import { type EmbeddedThread, startThread } from './thread.ts'

/** PGlite in a worker thread, reached through a stream that replaces PostgreSQL's socket. */
export interface EmbeddedServer {
  /**
   * Returns a stream for `pg`. Only one at a time, since PGlite has one session.
   * @param statementTimeoutMs a statement that takes longer is ended together with its thread, since PGlite cannot
   * cancel it
   */
  connect(statementTimeoutMs: number): Duplex
  /** Copies the files of the database to a directory, as they are at one moment. */
  copy(directory: string): Promise<void>
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Directory of the database files, created if it is missing. The caller holds its lock. */
  directory: string
}

/** Delay after a failed start, for example because of a full disk, before the next attempt. */
const PAUSE_MS = 2_000

/**
 * Starts PGlite on a data directory. If the thread ends for any reason, it is replaced by one that has all committed
 * data, just as PostgreSQL replaces its processes.
 */
export async function startEmbedded({ directory }: EmbeddedOptions): Promise<EmbeddedServer> {
  // the code that does so is needed once
  if (!existsSync(directory)) await (await import('./database-template.ts')).installTemplate(directory)
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
    // only one thread at a time may use the files
    current = thread.kill(reason).then(start)
    current.catch(() => {})
  }

  await start()
  return {
    connect: statementTimeoutMs => new EmbeddedConnection(current ?? start(), { statementTimeoutMs, replace }),
    copy: async to => (await (current ?? start())).copy(to),
    async close() {
      const thread = await current?.catch(() => undefined)
      await thread?.close()
    },
  }
}
