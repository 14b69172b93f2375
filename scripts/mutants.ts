/**
 * Changes one place of hand-written code at a time, and runs the tests near it: a change that no test notices shows what
 * is not proved. The places are drawn by a fixed seed from the sources of the server and the packages.
 *
 *     pnpm prove mutants [how many, 300] [from which on, 0]
 *
 * Run it in a checkout that nobody works in: each place is changed in its file, and changed back.
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const SEED = 20_261_126
const DRAWN = 300
/** Tests of a file, of its folder, and of the folder above, until there are as many. */
const MIN_TEST_FILES = 1
const MAX_TEST_FILES = 6
const TIMEOUT_MS = 300_000

interface Mutant {
  file: string
  line: number
  start: number
  end: number
  before: string
  after: string
}

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

/** What replaces a node, and undefined where nothing does. */
function replacement(node: ts.Node): { node: ts.Node; after: string } | undefined {
  if (ts.isBinaryExpression(node)) {
    const after = OPERATORS[node.operatorToken.kind]
    // a text that is put together has no difference
    const isText = node.operatorToken.kind === ts.SyntaxKind.PlusToken && /['"`]/.test(node.getText())
    return after === undefined || isText ? undefined : { node: node.operatorToken, after }
  }
  if (ts.isIfStatement(node)) return { node: node.expression, after: `!(${node.expression.getText()})` }
  if (ts.isConditionalExpression(node)) return { node: node.condition, after: `!(${node.condition.getText()})` }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return { node, after: 'false' }
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return { node, after: 'true' }
  return undefined
}

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    const change = replacement(node)
    if (change) {
      const [start, end] = [change.node.getStart(), change.node.getEnd()]
      const line = source.getLineAndCharacterOfPosition(start).line + 1
      found.push({ file, line, start, end, before: text.slice(start, end), after: change.after })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Draws without repeats: the same places for the same sources. The generator is mulberry32. */
function draw(all: readonly Mutant[], count: number): Mutant[] {
  let state = SEED
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

/** The tests that stand nearest. */
function testsOf(file: string): string[] {
  const name = basename(file, '.ts')
  const chosen = new Set(globSync(`${dirname(file)}/${name}{,.db}.test.ts`, { cwd: root }))
  for (let folder = dirname(file); chosen.size < MIN_TEST_FILES && folder.includes('/'); folder = dirname(folder))
    for (const test of globSync(`${folder}/**/*.test.ts`, { cwd: root }).sort())
      if (chosen.size < MAX_TEST_FILES) chosen.add(test)
  return [...chosen]
}

type Outcome = 'killed' | 'survived' | 'untested'

async function judge({ file, start, end, after }: Mutant): Promise<Outcome> {
  const tests = testsOf(file)
  if (tests.length === 0) return 'untested'
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, start) + after + text.slice(end))
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const projects = ['--project', 'unit', '--project', 'embedded']
    const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--maxWorkers=1', ...projects, ...tests], {
      cwd: root,
      stdio: 'ignore',
      timeout: TIMEOUT_MS,
    })
    const code = await new Promise<number | null>(resolve => child.on('exit', resolve))
    return code === 0 ? 'survived' : 'killed'
  } finally {
    writeFileSync(path, text)
  }
}

const [count = DRAWN, from = 0] = process.argv.slice(2).map(Number)
const sources = globSync('{server,packages/*,packages/adapters/*}/src/**/*.ts', { cwd: root })
  .filter(file => !/\.test\.ts$|\.gen\.ts$|\/prisma\/|\/node_modules\//.test(file))
  .sort()
const drawn = draw(sources.flatMap(mutantsOf), DRAWN).slice(from, from + count)
const outcomes: Record<Outcome, number> = { killed: 0, survived: 0, untested: 0 }
for (const [place, mutant] of drawn.entries()) {
  const outcome = await judge(mutant)
  outcomes[outcome]++
  const change = `${mutant.before} → ${mutant.after}`.replaceAll(/\s+/g, ' ')
  process.stdout.write(`${from + place} ${outcome} ${mutant.file}:${mutant.line} ${change}\n`)
}
process.stdout.write(
  `${outcomes.killed} killed, ${outcomes.survived} survived, ${outcomes.untested} without a test beside them\n`,
)
