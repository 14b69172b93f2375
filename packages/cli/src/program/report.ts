import { isKeepsakeError } from '@keepsake/sdk'
import type { CommanderError } from 'commander'
import { allCommands } from '../call/all-commands.ts'
import { ERRORS, HINTS_OF_REASON } from '../terminal/errors.gen.ts'
import {
  type ErrorCode,
  type ExitCode,
  Failure,
  FILTER_HINT,
  isFailure,
  isSystemError,
  isUnfinished,
} from '../terminal/failure.ts'
import { type Io, styleFor } from '../terminal/io.ts'
import { nearest, nearName } from './near-names.ts'
import { typedNames } from './typed-names.ts'

/** Prints on stderr what went wrong and what to do next: for a person, or as one line of JSON for a program. */
export async function report(error: unknown, words: string[], io: Io): Promise<ExitCode> {
  const failure = await failureOf(error, words)
  if (wantsJson(words, io)) {
    const { code, message, status, requestId, retryAfterSeconds, hints, exitCode } = failure
    const details = failure.details.length > 0 ? failure.details : undefined
    io.stderr.write(
      `${JSON.stringify({ error: { code, message, status, requestId, retryAfterSeconds, details, hints, exitCode } })}\n`,
    )
  } else {
    const style = styleFor(io.stderr, io.env)
    const lines = [
      `${style.red('Error:')} ${failure.message}`,
      // the message often has them all
      ...failure.details
        .filter(({ path, message }) => !failure.message.includes(`${path} ${message}`))
        .map(({ path, message }) => `  ${path}: ${message}`),
      ...failure.hints.map(hint => `  ${hint}`),
      ...(failure.requestId === undefined ? [] : [style.dim(`  Request ${failure.requestId}`)]),
    ]
    io.stderr.write(`${lines.join('\n')}\n`)
  }
  return failure.exitCode
}

const TOO_LARGE = 413
const IN_PARTS = 'To import an export in parts, pass its path: keepsake memory import <file>'

/** Checked before options are parsed, since the parsing itself may fail. */
function wantsJson(words: string[], io: Io): boolean {
  const at = words.findLastIndex(word => /^(-o|--output)(=|$)/.test(word))
  const output = at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
  if (output === 'table') return false
  return output === 'json' || output === 'ndjson' || !io.stderr.isTTY
}

/** Checked by shape: the built entry has its own copy of the parser. */
const isParserError = (error: unknown): error is CommanderError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')

async function failureOf(error: unknown, words: string[]): Promise<Failure> {
  if (isFailure(error)) return error
  if (isUnfinished(error)) {
    const { code, message, ...cause } = await failureOf(error.cause, words)
    return new Failure(code, message, { ...cause, hints: [...cause.hints, ...error.hints] })
  }
  if (isParserError(error)) return usageFailure(error, words)
  if (isSystemError(error)) return new Failure('system_error', `System error: ${error.message}`)
  if (!isKeepsakeError(error)) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return new Failure('internal_error', `Bug in keepsake: ${message}`)
  }
  const { code, retryAfterSeconds = 60 } = error
  if (!isKnown(code)) return new Failure('unexpected_response', `${code}: ${error.message}`)
  const hints = HINTS_OF_REASON[String(error.body.reason)] ?? ERRORS[code].hints
  const tooLarge = error.status === TOO_LARGE ? [words[1] === 'import' ? IN_PARTS : 'Send less data in one call.'] : []
  const nameOf = await typedNames(words)
  const details = error.details.map(({ path, message }) => ({
    path: nameOf(path),
    message: withFlags(message.replace(path, nameOf(path)), path === 'body', nameOf),
  }))
  const message = withFlags(
    error.details.reduce((text, { path }) => text.replace(path, nameOf(path)), error.message),
    error.details.some(({ path }) => path === 'body'),
    nameOf,
  )
  return new Failure(code, code === 'abort_error' ? 'Interrupted.' : message, {
    // A message about a single field already names it.
    details: details.filter(detail => details.length > 1 || !message.includes(detail.message)),
    hints: [...hints.map(hint => hint.replace('{retryAfterSeconds}', String(retryAfterSeconds))), ...tooLarge],
    status: error.status,
    requestId: error.requestId,
    retryAfterSeconds: error.retryAfterSeconds,
  })
}

/** An error of the whole body names fields that can be given: `Identify the record with --record-id, --email, …`. */
const withFlags = (text: string, isOfBody: boolean, nameOf: (path: string) => string): string =>
  isOfBody
    ? text.replace(/(?<=[,;:] |\bor |\bwith |\band |\bof )[a-z]+(?:[A-Z][a-z]+)*\b/g, word => {
        const name = nameOf(`body.${word}`)
        return name.startsWith('--') ? name : word
      })
    : text

const isKnown = (code: string): code is ErrorCode => code in ERRORS

async function usageFailure(error: CommanderError, words: string[]): Promise<Failure> {
  const [message = ''] = error.message.replace(/^error: /, '').split('\n')
  const isUnknown = error.code === 'commander.unknownCommand'
  const lines = isUnknown ? (await allCommands()).map(({ line }) => line) : []
  const at = words.findIndex(word => message.includes(`'${word}'`))
  const known = isUnknown ? groupBefore(words.slice(0, at), lines) : namedBy(words)
  const hints = isUnknown ? meantBy(error, known, namedBy(words.slice(at)), lines) : hintsOf(error)
  if (error.code === 'commander.unknownOption')
    hints.push(...MEANT.flatMap(([flag, hint]) => (message.includes(flag) ? [hint] : [])))
  return new Failure('usage_error', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`.replace(/\.\.$/, '.'), {
    hints: [...hints, `See: keepsake ${[...known, '--help'].join(' ')}`],
  })
}

/** The words before the first flag, as far as they can name a command. */
function namedBy(words: readonly string[]): string[] {
  const option = words.findIndex(word => word.startsWith('-'))
  return words.slice(0, option < 0 ? 2 : Math.min(2, option))
}

/** What the parser adds in lines of its own, such as `(Did you mean --limit?)`. */
const hintsOf = (error: CommanderError): string[] =>
  error.message
    .split('\n')
    .slice(1)
    .map(line => line.replace(/^\((.*)\)$/, '$1'))
    .filter(line => line !== '')

/** The group that was typed before an unknown word; flags and their values may stand before it. */
function groupBefore(before: readonly string[], lines: readonly string[]): string[] {
  const starts = before.findIndex((_, n) => lines.some(line => line.startsWith(`${before.slice(n).join(' ')} `)))
  return starts < 0 ? [] : before.slice(starts)
}

/** Flags that other commands have, by how the parser quotes them, and what does the same here. */
const MEANT = [
  ["'--query'", FILTER_HINT],
  ["'--file'", 'To read the request body from a file, use --body @<path>.'],
] as const

/** Maximum number of hints. More would make it harder to choose. */
const MAX_LINES = 5

/**
 * What an unknown command may mean: a known wish, or a name that is near it, of this group or of any below. Someone who
 * knows a command may not know its group, but a group that was typed is right.
 */
function meantBy(
  error: CommanderError,
  known: readonly string[],
  [word = '', ...more]: readonly string[],
  lines: readonly string[],
): string[] {
  const wished = nearName([...known, word, ...more].slice(0, 2)) ?? nearName([...known, word])
  if (wished !== undefined) return [didYouMean(wished)]
  const group = known.map(name => `${name} `).join('')
  const [, listed] = /\(Did you mean (?:one of )?([^()]+)\?\)/.exec(error.message) ?? []
  const found =
    listed?.split(', ').map(name => `${group}${name}`) ??
    nearest(
      word,
      lines.filter(line => line.startsWith(group)),
    )
  return found.length > MAX_LINES ? [] : found.map(didYouMean)
}

const didYouMean = (line: string): string => `Did you mean keepsake ${line}?`
