import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { JOBS_CHANNEL } from './jobs.ts'

const RECONNECT_MS = 1_000

export interface Listener {
  stop(): Promise<void>
}

/**
 * Wakes `onNews` whenever a process adds a job. The embedded database has one process and needs none of this.
 * A connection that breaks is made anew; what was missed meanwhile is found by the runner's own look.
 */
export function listenForJobs(database: Database, onNews: () => void, log: Logger): Listener {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: { end(): Promise<void> } | undefined

  const again = (error: Error): void => {
    current = undefined
    if (stopped) return
    log.warn({ err: error }, 'Lost the connection that tells of new jobs; connecting again')
    timer = setTimeout(() => void connect(), RECONNECT_MS)
  }

  async function connect(): Promise<void> {
    try {
      const client = await database.dedicated()
      if (!client) return
      client.on('error', again)
      client.on('notification', onNews)
      await client.query(`LISTEN ${JOBS_CHANNEL}`)
      current = client
      onNews()
      if (stopped) await client.end()
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const connecting = connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await connecting
      await current?.end()
    },
  }
}
