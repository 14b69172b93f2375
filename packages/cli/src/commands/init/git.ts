import { basename, dirname } from 'node:path'

/** What git does with a file. */
export type GitState = 'tracked' | 'ignored' | 'untracked' | 'no repository'

/** Also `no repository` if git is not installed. */
export function gitState(path: string): GitState {
  const answer = (...args: string[]): number | null | undefined =>
    // loaded this way so that the bundle leaves the module out of commands that do not need it
    process
      .getBuiltinModule('node:child_process')
      .spawnSync('git', [...args, '--', basename(path)], { cwd: dirname(path), stdio: 'ignore' }).status
  switch (answer('ls-files', '--error-unmatch')) {
    case 0:
      return 'tracked'
    case 1:
      return answer('check-ignore', '--quiet') === 0 ? 'ignored' : 'untracked'
    default:
      return 'no repository'
  }
}
