/**
 * Runs a suite of long tests, and writes its last line with commit and date into docs/proof.md. `pnpm prove` lists the
 * suites. Further arguments are passed to vitest, or to `scripts/mutants.ts`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyProject, packAll, removeTemporaryDirectories } from '../test/packed/project.ts'
import { SUITES } from '../test/support/lanes.ts'
import { withFigures } from './fire-page.ts'

const root = join(import.meta.dirname, '..')
const PAGE = join(root, 'docs/proof.md')
const [name = '', ...more] = process.argv.slice(2)
const suite = SUITES[name]
// before the pages are written, which would count as changes
const RUN = thisRun()

if (name === 'mutants') {
  const last = await run([join(root, 'scripts/mutants.ts'), ...more], {})
  if (more.length === 0) record(last)
} else if (!suite) {
  const all = {
    ...SUITES,
    mutants: { proves: 'what survives of 300 changed places, each judged by the tests nearest to it' },
  }
  const list = Object.entries(all).map(([each, { proves }]) => `  ${each.padEnd(12)} ${proves}`)
  process.stderr.write(`${name ? `There is no suite ${name}. ` : ''}The suites:\n${list.join('\n')}\n`)
  process.exitCode = 2
} else {
  const started = performance.now()
  const files = globSync([...suite.files, ...(suite.also ?? [])], { cwd: root }).sort()
  const projects = (suite.projects ?? []).flatMap(project => ['--project', project])
  const installed = suite.isPacked ? { KEEPSAKE_INSTALLED: await emptyProject(await packAll()) } : {}
  const notes = mkdtempSync(join(tmpdir(), 'keepsake-notes-'))
  const file = join(notes, 'notes.jsonl')
  const noted = suite.page ? { KEEPSAKE_RUN_NOTES: file } : {}
  const env = { ...suite.env, ...installed, ...noted }
  const last = await run([join(root, 'scripts/test.ts'), ...files, ...projects, ...more], env)
  removeTemporaryDirectories()
  // a run that found something has its figures too
  if (suite.page && more.length === 0 && existsSync(file)) writeFigures(join(root, suite.page), file)
  rmSync(notes, { recursive: true })
  const minutes = Math.ceil((performance.now() - started) / 60_000)
  // a part of a suite proves nothing about the whole
  if (more.length === 0) record(`${last}, ${minutes} min`)
}

/** @returns its last line with counts */
async function run(script: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...env, ...process.env },
  })
  let text = ''
  child.stdout.on('data', (piece: Buffer) => {
    text += piece
    process.stdout.write(piece)
  })
  process.exitCode = await new Promise<number>(resolve => child.on('exit', code => resolve(code ?? 1)))
  return text.match(/^\d+ (?:passed|killed), \d+ .*$/gm)?.at(-1) ?? '0 passed, 1 failed'
}

/** What runs, and when. */
function thisRun(): { commit: string; date: string } {
  const described = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' })
  return { commit: described.stdout.trim(), date: new Date().toISOString().slice(0, 10) }
}

function writeFigures(page: string, notes: string): void {
  const lines = readFileSync(notes, 'utf8').trimEnd().split('\n')
  const figures = lines.map(line => JSON.parse(line))
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), figures, RUN))
}

function record(line: string): void {
  const { commit, date } = RUN
  const row = `| ${name} | ${line} | ${commit} | ${date} |`
  const lines = readFileSync(PAGE, 'utf8').trimEnd().split('\n')
  const others = lines.filter(each => !each.startsWith(`| ${name} | `) || !/\d+ (?:passed|killed)/.test(each))
  writeFileSync(PAGE, `${[...others, row].join('\n')}\n`)
}
