import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../../server/src/platform/database/database.ts'

/** Linux counts the time of processes in this unit, whatever the clock of the kernel is. */
const TICKS_PER_SECOND = 100

/** Seconds of CPU time of a process. User and system time are the 14th and 15th fields; the name before them can contain spaces. */
export function secondsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

const ALL_CONNECTIONS = 'SELECT pid FROM pg_stat_activity WHERE datname = current_database()'
const CONNECTIONS = `${ALL_CONNECTIONS} AND pid <> pg_backend_pid()`

/**
 * Milliseconds of CPU time of all connections to a PostgreSQL on this machine so far. 0 for the embedded database, whose time is
 * that of this process.
 */
export async function databaseCpu(database: Database): Promise<number> {
  if (database.kind === 'embedded') return 0
  const connections = await database.query<{ pid: number }>(ALL_CONNECTIONS)
  return connections.reduce((sum, { pid }) => sum + nanosecondsOf(pid) / 1e6, 0)
}

/** Of all threads of a process, counted by the scheduler, finer than in ticks. Those of a thread that ended are lost. */
export function nanosecondsOf(pid: number): number {
  try {
    const ofThread = (thread: string): number =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ofThread(thread), 0)
  } catch {
    return 0
  }
}

/** Seconds of CPU time, for what begins now. */
export interface CpuTime {
  server: number
  database: number
}

/**
 * Starts to count the CPU time of a server and of all connections to its database, without the calling one. The
 * database must be on this machine; connections that end meanwhile are not counted.
 */
export async function countCpuTime(server: number, database: Database): Promise<() => Promise<CpuTime>> {
  const read = async (): Promise<Map<number, number>> =>
    new Map(
      (await database.query<{ pid: number }>(CONNECTIONS)).map(({ pid }): [number, number] => [
        pid,
        secondsOf(pid) ?? 0,
      ]),
    )
  const [own, before] = [secondsOf(server) ?? 0, await read()]
  return async () => ({
    server: (secondsOf(server) ?? 0) - own,
    database: [...(await read())].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0),
  })
}
