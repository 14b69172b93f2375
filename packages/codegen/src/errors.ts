import { asArray, asObject, asString, type JsonObject } from './json.ts'
import { type Document, DocumentError, isSuccess, type Operation } from './operations.ts'

/** Who reports the error: the server, the SDK if no server did, or only the CLI. */
const SOURCES = ['server', 'client', 'cli'] as const
export type Source = (typeof SOURCES)[number]

export interface ErrorStatus {
  status: number
  /** An SDK class for this status only. */
  className?: string
  when: string
}

/** A possible `reason` in the body of an error. */
export interface ErrorReason {
  reason: string
  when: string
  /** What to do, replacing the advice of the code. */
  recovery: string
  hints: string[]
  mcp: string
}

/** One error of the catalogue `x-errors`. */
export interface CatalogueError {
  code: string
  source: Source
  /** The SDK class; absent if the SDK throws its base class, or nothing. */
  className?: string
  /** The class that this one extends. */
  parent?: string
  cause: string
  /** What to do, for the author or operator of a program. */
  recovery: string
  /** What the SDK does automatically; empty if nothing. */
  retried: string
  reasons: ErrorReason[]
  /** Fields of the body in addition to `error` and `message`. */
  fields: string[]
  statuses: ErrorStatus[]
  exitCode: number
  /** Next steps for a CLI user; may use `{retryAfterSeconds}`. */
  hints: string[]
  /** What a model can do; empty if no tool call fails this way. */
  mcp: string
}

export interface ExitCode {
  name: string
  code: number
  when: string
}

export interface Catalogue {
  exitCodes: ExitCode[]
  errors: CatalogueError[]
}

/**
 * Reads the error catalogue of the spec.
 * @throws DocumentError naming what an entry lacks, and each error of an operation that the catalogue does not have
 */
export function readErrors(document: Document, operations: Operation[]): Catalogue {
  const source = asObject(document['x-errors'])
  const exitCodes = asArray(source.exitCodes).map(asObject).map(readExitCode)
  const errors = asArray(source.errors)
    .map(asObject)
    .map(each => readError(each, exitCodes))
  const problems = [...errors.flatMap(lacks), ...operations.flatMap(operation => unlisted(operation, errors))]
  if (problems.length > 0) throw new DocumentError(problems)
  return { exitCodes, errors }
}

const readExitCode = ({ name, code, when }: JsonObject): ExitCode => ({
  name: asString(name),
  code: Number(code),
  when: asString(when),
})

function readError(source: JsonObject, exitCodes: ExitCode[]): CatalogueError {
  const from = SOURCES.find(each => each === source.from) ?? 'server'
  return {
    code: asString(source.code),
    source: from,
    ...(source.class !== undefined && { className: asString(source.class) }),
    ...(source.extends !== undefined && { parent: asString(source.extends) }),
    cause: asString(source.cause),
    recovery: asString(source.recovery),
    retried: asString(source.retried),
    reasons: asArray(source.reasons)
      .map(asObject)
      .map(({ reason, when, recovery, hints, mcp }) => ({
        reason: asString(reason),
        when: asString(when),
        recovery: asString(recovery),
        hints: asArray(hints).map(asString),
        mcp: asString(mcp),
      })),
    fields: asArray(source.fields).map(asString),
    statuses: asArray(source.statuses)
      .map(asObject)
      .map(({ status, class: className, when }) => ({
        status: Number(status),
        ...(className !== undefined && { className: asString(className) }),
        when: asString(when),
      })),
    exitCode: exitCodes.find(({ name }) => name === source.exit)?.code ?? Number.NaN,
    hints: asArray(source.hints).map(asString),
    mcp: asString(source.mcp),
  }
}

function lacks(error: CatalogueError): string[] {
  const wanted: [boolean, string][] = [
    [error.code !== '', 'code'],
    [error.cause !== '', 'cause'],
    [error.recovery !== '', 'recovery'],
    [!Number.isNaN(error.exitCode), 'exit that is the name of an exit code'],
    [error.source !== 'server' || error.statuses.length > 0, 'status'],
    [error.source !== 'server' || error.mcp !== '', 'mcp'],
    [
      error.reasons.every(({ reason, when, recovery, mcp }) => reason && when && recovery && mcp),
      'reason, when, recovery and mcp in each of its reasons',
    ],
  ]
  return wanted.filter(([there]) => !there).map(([, what]) => `x-errors: ${error.code || 'an entry'} has no ${what}`)
}

/** Errors in an operation's examples that the catalogue does not have. */
function unlisted({ operationId, responses }: Operation, errors: CatalogueError[]): string[] {
  return responses
    .filter(response => !isSuccess(response))
    .flatMap(({ status, contents }) =>
      contents.flatMap(({ examples }) =>
        examples
          .map(({ value }) => asString(asObject(value).error))
          .filter(code => code !== '')
          .filter(code => !errors.some(each => each.code === code && each.statuses.some(its => its.status === status)))
          .map(code => `${operationId} answers ${status} ${code}, which x-errors does not have`),
      ),
    )
}
