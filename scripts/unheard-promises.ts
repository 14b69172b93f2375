/**
 * Finds promises that are started and awaited later: if one rejects while the code waits for something else, nobody has
 * heard of it yet, which is an unhandled rejection. Await a promise where it starts, or start the promises together in
 * one `Promise.all` without an `await` in it.
 */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { unheardPromises } from './unheard/find.ts'

const root = join(import.meta.dirname, '..')
const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
})
if (!config) throw new Error('tsconfig.json cannot be read.')
const program = ts.createProgram(config.fileNames, config.options)
const found = unheardPromises(program)
for (const { file, line, problem } of found) console.error(`${relative(root, file)}:${line} ${problem}`)
console.error(`${config.fileNames.length} files, ${found.length} promises that are awaited too late.`)
process.exitCode = found.length > 0 ? 1 : 0
