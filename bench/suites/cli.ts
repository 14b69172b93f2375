import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtFile } from '../lib/built.ts'
import { inTurn } from '../lib/load.ts'
import type { Suite } from '../lib/suite.ts'

/** The command that prints its help, from the start of the process to its end, beside Node that does nothing. */
export const cli: Suite = {
  name: 'cli',
  async run({ quick, note }) {
    const keepsake = builtFile('cli/dist/keepsake.cjs')
    const { help, nothing } = await inTurn(quick ? 3 : 41, {
      help: () => lifetime([keepsake, '--help']),
      nothing: () => lifetime(['-e', '0']),
    })
    note({
      name: 'keepsake --help',
      value: help,
      unit: 'ms',
      floor: { name: 'node -e 0', value: nothing },
      target: { of: 'ratio', is: 'at most', than: 1.2 },
    })
  },
}

/** Milliseconds that a process of Node lives. */
async function lifetime(args: readonly string[]): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with code ${code}.`)
  return performance.now() - started
}
