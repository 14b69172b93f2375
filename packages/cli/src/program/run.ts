import { CommanderError } from 'commander'
import { withCommandName } from '../terminal/command-name.ts'
import { EXIT } from '../terminal/errors.gen.ts'
import type { ExitCode } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { complete } from './complete.ts'
import { buildProgram } from './program.ts'

/** Runs one command line. Never throws: errors are reported on stderr and by the exit code. */
export async function run(given: string[], streams: Io): Promise<ExitCode> {
  const io = withCommandName(streams)
  let words = given[0] === 'help' ? [...given.slice(1), '--help'] : given
  try {
    if (words[0] === '__complete') {
      const lines = await complete(words.slice(1), io)
      io.stdout.write(lines.map(line => `${line}\n`).join(''))
      return EXIT.ok
    }
    if (words.some(word => word.startsWith('--'))) {
      const { booleanWords } = await import('./boolean-words.ts')
      words = await booleanWords(words)
    }
    const program = await buildProgram(words, io)
    await program.parseAsync(words, { from: 'user' })
    return EXIT.ok
  } catch (error) {
    if (error instanceof CommanderError && isDone(error)) return EXIT.ok
    const { report } = await import('./report.ts')
    const exitCode = await report(error, words, io)
    return io.signal.aborted ? EXIT.interrupted : exitCode
  }
}

/** Help or version was requested and printed. */
const isDone = ({ code }: CommanderError): boolean =>
  ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code)
