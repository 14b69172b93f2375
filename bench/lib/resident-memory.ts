import { execFileSync } from 'node:child_process'

/** What `ps` calls the resident set, including shared libraries. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
