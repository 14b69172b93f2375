import { readdirSync, readFileSync } from 'node:fs'

/** Part of the command line of a process that embeds texts: it is stated apart, since it ends when it has nothing to do. */
const EMBEDDING = /meaning\/(?:src|dist)\/worker/
const KILOBYTES = 1_024

/** Of a server and the processes that it has started, in megabytes of the resident set, including shared libraries. */
export interface Resident {
  server: number
  /** The processes that embed texts, which are not in `server`. */
  embedding: number
}

/** What the kernel counts of a process, in megabytes; 0 once it has ended. */
function counted(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const [, kilobytes = '0'] =
      new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / KILOBYTES
  } catch {
    return 0
  }
}

export const residentMegabytes = (pid: number): number => counted(pid, 'VmRSS')

/** The most that a process had since it started. */
export const peakMegabytes = (pid: number): number => counted(pid, 'VmHWM')

export function residentOf(pid: number): Resident {
  const all = { server: residentMegabytes(pid), embedding: 0 }
  for (const child of childrenOf(pid)) all[isEmbedding(child) ? 'embedding' : 'server'] += residentMegabytes(child)
  return all
}

function childrenOf(pid: number): number[] {
  const own = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(each => parentOf(each) === pid)
  return own.flatMap(child => [child, ...childrenOf(child)])
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function isEmbedding(pid: number): boolean {
  try {
    return EMBEDDING.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
