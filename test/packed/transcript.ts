import { spawnSync } from 'node:child_process'

/** One command line of a transcript with its expected output. */
export interface Step {
  /** Its line number in the transcript. */
  line: number
  command: string
  stdout: string[]
  stderr: string[]
  exitCode: number
}

/**
 * Reads a transcript: `$ command`, then the lines of stdout, those of stderr after `! `, and the exit code after `? `
 * unless it is 0. `…` matches anything, and any lines if it is alone on its line. `#` begins a comment.
 */
export function readTranscript(text: string): Step[] {
  const steps: Step[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const step = steps.at(-1)
    if (line.startsWith('$ ')) {
      steps.push({ line: index + 1, command: line.slice(2), stdout: [], stderr: [], exitCode: 0 })
    } else if (line === '' || line.startsWith('# ')) continue
    else if (!step) throw new Error(`Line ${index + 1} stands before the first command.`)
    else if (line.startsWith('! ')) step.stderr.push(line.slice(2))
    else if (line.startsWith('? ')) step.exitCode = Number(line.slice(2))
    else step.stdout.push(line)
  }
  return steps
}

/** Runs a step in bash; returns the expected and the actual output, which are equal if the step passes. */
export function runStep(step: Step, cwd: string, env: Record<string, string>): { expected: object; actual: object } {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', step.command], { cwd, env, encoding: 'utf8' })
  const shown = (pattern: string[], text: string): string => (fits(pattern, text) ? pattern.join('\n') : text.trimEnd())
  return {
    expected: { stdout: step.stdout.join('\n'), stderr: step.stderr.join('\n'), exitCode: step.exitCode },
    actual: { stdout: shown(step.stdout, stdout), stderr: shown(step.stderr, stderr), exitCode: status },
  }
}

function fits(pattern: string[], text: string): boolean {
  const source = pattern.map(line => (line === '…' ? '[\\s\\S]*' : line.split('…').map(escaped).join('.*'))).join('\\n')
  return new RegExp(`^${source}$`).test(text.trimEnd())
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
