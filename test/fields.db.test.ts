import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { lookUp } from '../server/src/contract/operations.ts'
import { VALID_PART, type ValidPart } from '../server/src/contract/validator.ts'
import { useApp } from '../server/test/support/use-app.ts'
import {
  bodySchemaOf,
  callExample,
  exampleBody,
  OPERATIONS,
  type Operation,
  queryOf,
  resolved,
  sharedWorld,
} from './support/requests.ts'
import { samplesOf } from './support/samples.ts'

const app = useApp()
const inWorld = sharedWorld(app, { credits: 1_000_000_000_000 })

interface Field {
  part: string
  name: string
  /** What is sent in place of the example of the operation. */
  body?: FormData | object
  query?: string
}

/** Each field of the body and of the query, with values that together have everything in it. */
function fieldsOf(operation: Operation): Field[] {
  const sent = (node: unknown, make: (name: string, value: unknown) => Omit<Field, 'name'>): Field[] =>
    Object.entries(Object(Object(resolved(node)).properties)).flatMap(([name, schema]) =>
      samplesOf(schema).map(value => ({ name, ...make(name, value) })),
    )
  const query = operation.parameters.filter(parameter => parameter.in === 'query')
  const parameters = { properties: Object.fromEntries(query.map(({ name, pointer }) => [name, lookUp(pointer)])) }
  const form = lookUp(`${operation.pointer}/requestBody/content/multipart~1form-data/schema`)
  return [
    ...sent(parameters, (name, value) => ({ part: 'query', query: withParameter(queryOf(operation.id), name, value) })),
    ...(operation.hasBody
      ? sent(bodySchemaOf(operation), (name, value) => ({
          part: 'application/json',
          body: { ...exampleBody(operation), [name]: value },
        }))
      : []),
    ...sent(form, (name, value) => ({ part: 'multipart/form-data', body: formWith(name, value) })),
  ]
}

function withParameter(query: string, name: string, value: unknown): string {
  const all = new URLSearchParams(query)
  all.delete(name)
  for (const each of [value].flat()) all.append(name, String(each))
  return `?${all}`
}

function formWith(name: string, value: unknown): FormData {
  const form = new FormData()
  form.set('file', new Blob(['Dana likes tea.'], { type: 'text/plain' }), 'note.txt')
  if (name !== 'file') for (const each of [value].flat()) form.append(name, String(each))
  return form
}

let calls = 0
/** Registration is limited by address. */
const nextAddress = (): string => {
  calls++
  return `10.7.${calls >> 8}.${calls & 255}`
}

test.each(OPERATIONS.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s: the schema allows the example of each field, and the server has an answer to it',
  async (_id, operation) => {
    const valid: ValidPart[] = []
    const note = (part: unknown): void => void valid.push(part as ValidPart)
    subscribe(VALID_PART, note)
    try {
      for (const { part, name, body, query } of fieldsOf(operation))
        await inWorld(async world => {
          valid.length = 0
          const form = body instanceof FormData ? new Request('http://form', { method: 'POST', body }) : undefined
          const answer = await callExample(
            world,
            operation,
            {
              address: nextAddress(),
              ...(form
                ? {
                    raw: new Uint8Array(await form.arrayBuffer()),
                    headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
                  }
                : body && { body }),
            },
            query,
          )
          // what the organization has used up is made anew
          expect([401, 429, 500]).not.toContain(answer.status)
          const sent = valid.find(each => each.operation === operation && each.part === part)
          if (!sent || !Object.hasOwn(Object(sent.values), name))
            throw new Error(`${part} ${name} is refused: ${JSON.stringify(answer.body)}`)
        })
    } finally {
      unsubscribe(VALID_PART, note)
    }
  },
)
