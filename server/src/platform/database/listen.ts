import pg from 'pg'

const RECONNECT_MS = 1_000

/** Ends the listening. */
export type StopListening = () => Promise<void>

/**
 * Calls `onNews` for each notice on a channel of PostgreSQL, over a connection of its own.
 * One that breaks is made anew, and `onNews` is called then: what was said meanwhile is lost.
 */
export async function listenOn(
  url: string,
  channel: string,
  onNews: () => void,
  onError: (error: Error) => void,
): Promise<StopListening> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'keepsake listen' })
    let lost = false
    next.on('notification', onNews)
    next.on('error', error => {
      if (lost || stopped) return
      lost = true
      onError(error)
      timer = setTimeout(() => void reconnect(), RECONNECT_MS)
    })
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    client = next
  }

  async function reconnect(): Promise<void> {
    if (stopped) return
    try {
      await connect()
      onNews()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      timer = setTimeout(() => void reconnect(), RECONNECT_MS)
    }
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
