import { BANNER } from '../generated-file.ts'
import { isObject, type Json } from '../json.ts'
import { isSuccess } from '../operations.ts'
import { json, LINES, type Method, ofType } from './method.ts'

/** The answers of all methods as the examples of the spec have them, for a client that sends nothing. */
export function answersFile(methods: Method[]): string {
  const types = methods.flatMap(({ result }) => result?.name ?? [])
  return [
    `// ${BANNER}`,
    `import type {\n${[...new Set(types)]
      .sort()
      .map(name => `  ${name},\n`)
      .join('')}} from '../spec/models.gen.ts'`,
    '',
    '/** What each method answers: a body, or the items of a stream. */',
    'export interface Answers {',
    ...methods.map(method => `  '${nameOf(method)}': ${typeOf(method)}`),
    '}',
    '',
    '/** The operation of a method, with the example of the spec. */',
    'export interface Answered {',
    '  name: keyof Answers',
    '  method: string',
    '  path: string',
    "  stream?: 'lines' | 'events'",
    '  answer: unknown',
    '}',
    '',
    'export const ANSWERED: readonly Answered[] = [',
    ...methods.map(method => `  ${JSON.stringify(answered(method))} as const,`),
    ']',
    '',
  ].join('\n')
}

const nameOf = ({ groups, name }: Method): string => [...groups, name].join('.')

function typeOf({ result, lines, stream }: Method): string {
  const name = result?.name ?? 'undefined'
  return lines || stream !== undefined ? `${name}[]` : name
}

function answered(method: Method) {
  const { operation, lines, stream } = method
  const contents = operation.responses.filter(isSuccess).flatMap(response => response.contents)
  const kind = lines ? ('lines' as const) : stream === undefined ? undefined : ('events' as const)
  const content = kind === 'lines' ? ofType(contents, LINES) : (json(contents) ?? ofType(contents, 'text/event-stream'))
  const example = content?.examples[0]?.value ?? null
  // a list has one page, so that a loop over it ends
  const answer = isObject(example) && method.paged ? without(example, 'nextCursor') : example
  const isList = kind !== undefined && content?.mediaType !== 'application/json'
  return {
    name: nameOf(method),
    method: operation.method.toUpperCase(),
    path: operation.path,
    ...(kind && { stream: kind }),
    answer: isList ? [answer] : answer,
  }
}

const without = (example: { [name: string]: Json }, left: string): Json =>
  Object.fromEntries(Object.entries(example).filter(([name]) => name !== left))
