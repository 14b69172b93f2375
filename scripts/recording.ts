/**
 * Writes docs/recording.svg: what a terminal shows while an agent forgets, remembers, says why, is corrected and takes
 * that back. The commands run against a server of their own, and the picture has what they print.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CLI, startServer } from '../test/support/server-process.ts'

const run = promisify(execFile)

interface Scene {
  says: string
  args: string[]
}

const EMIL = ['--email', 'emil@initech.example']
const DECISION = [...EMIL, '--property-name', 'Decision date']
const ask = ['memory', 'smart-recall', 'When will Emil decide?', '--generate-answer', '--jmespath', 'answer']
const SCENES: readonly Scene[] = [
  { says: 'Nobody has told it yet, so it does not answer.', args: ask },
  {
    says: 'An agent stores what it heard, word for word.',
    args: [
      'memory',
      'memorize',
      'Emil wants to decide by 15 March 2027.',
      ...EMIL,
      '--jmespath',
      'data.memories[0].content',
    ],
  },
  { says: 'Now it answers, and says whose memory that is.', args: ask },
  {
    says: 'Why does it believe that?',
    args: [
      'memory',
      'history',
      ...DECISION,
      '--jmespath',
      'data[].{value: to, because: evidence, sure: confidence}',
      '-o',
      'table',
    ],
  },
  {
    says: 'A person corrects it.',
    args: [
      'memory',
      'update',
      ...DECISION,
      '--value',
      '2027-04-30',
      '--jmespath',
      'data.{was: previousValue, is: value}',
      '-o',
      'table',
    ],
  },
  {
    says: 'And takes that back.',
    args: ['memory', 'undo', ...DECISION, '--jmespath', 'data.{was: previousValue, is: value}', '-o', 'table'],
  },
]

const WIDTH = 92
const LINE = 20
const PAD = 18
const SECONDS = 20

interface Line {
  text: string
  color: string
  /** When it appears, in seconds. */
  at: number
}

const directory = await mkdtemp(join(tmpdir(), 'keepsake-recording-'))
const server = await startServer({ KEEPSAKE_DATA_DIR: join(directory, 'data'), SIGNUP: 'open' })
const env = {
  PATH: process.env.PATH,
  HOME: directory,
  KEEPSAKE_BASE_URL: server.url,
  COLUMNS: String(WIDTH),
  NO_COLOR: '1',
}
const keepsake = async (args: string[]): Promise<string> =>
  (await run(process.execPath, [CLI, ...args], { cwd: directory, env })).stdout.trimEnd()

const quoted = (argument: string): string => (/^[\w@.:/-]+$/.test(argument) ? argument : `'${argument}'`)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A command over several lines, as a shell takes it. */
function wrapped(args: string[]): string[] {
  const lines = ['$ keepsake']
  for (const word of args.map(quoted)) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length + 3 > WIDTH) lines.push(`    ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.map((line, index) => (index < lines.length - 1 ? `${line} \\` : line))
}

const lines: Line[] = []
try {
  await keepsake(['auth', 'register', 'recording'])
  for (const [index, { says, args }] of SCENES.entries()) {
    const at = (index * (SECONDS - 2)) / SCENES.length
    lines.push({ text: `# ${says}`, color: '#8b949e', at })
    for (const text of wrapped(args)) lines.push({ text, color: '#e6edf3', at: at + 0.7 })
    for (const text of (await keepsake(args)).split('\n')) lines.push({ text, color: '#7ee787', at: at + 1.5 })
    lines.push({ text: '', color: '', at })
  }
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
lines.pop()

const height = lines.length * LINE + PAD * 2
const width = WIDTH * 8.45 + PAD * 2
const shown = lines
  .map(({ text, color, at }, index) =>
    text === ''
      ? ''
      : `<text x="${PAD}" y="${PAD + 14 + index * LINE}" fill="${color}" style="animation-delay:${at.toFixed(1)}s">${escaped(text)}</text>`,
  )
  .join('\n')
// the lines stay, and whoever wants no motion sees all of them at once
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" width="${width.toFixed(0)}" height="${height}" role="img" aria-label="A terminal: Keepsake does not know an answer, stores a memory, answers, shows why, is corrected, and takes the correction back.">
<style>
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre; opacity: 0; animation: show .2s forwards }
@keyframes show { to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { text { opacity: 1; animation: none } }
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${shown}
</svg>
`
await writeFile(join(import.meta.dirname, '../docs/recording.svg'), svg)
process.stdout.write(`${lines.map(({ text }) => text).join('\n')}\n`)
