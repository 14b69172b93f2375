/**
 * Writes docs/webhook-events.md, and the types of the SDK for the events, from the areas' domain events. With `--check`, checks that the
 * committed files are current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_TYPES } from '../server/src/area-facts.ts'
import { API_VERSION } from '../server/src/areas/webhooks/limits.ts'
import type { EventType } from '../server/src/platform/events/domain-events.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  object: 'Record<string, string>',
}

const section = ({ type, description, schema, example }: EventType): string => `## ${type}

${description}

| field of \`data.object\` | type | |
|---|---|---|
${Object.entries(schema.properties)
  .map(([name, field]) => {
    const sometimes = schema.required.includes(name) ? '' : ' May be absent.'
    return `| \`${name}\` | ${field.type} | ${field.description}${sometimes} |`
  })
  .join('\n')}

\`\`\`json
${JSON.stringify(
  {
    id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    type,
    api_version: API_VERSION,
    created_at: '2026-11-20T15:04:05.000Z',
    data: example,
    livemode: true,
  },
  null,
  2,
)}
\`\`\`
`

const content = `<!-- Generated from server/src/areas/*/events.ts by pnpm generate; do not edit. -->

# Webhook events

These are the events that the service sends. [Webhooks](webhooks.md) explains how to receive events and publish your own.

Payloads have IDs and names, but no values or identity keys. Use the ID to fetch the rest. A subscription selects a type by
name, all types of a resource with a pattern such as \`record.*\`, or all events with \`*\`. To get this list with the JSON
Schema of each \`data.object\`, use \`GET /api/v1/webhooks/event-types\`, \`client.webhooks.eventTypes()\` or
\`keepsake webhooks event-types\`.

| type | sent when |
|---|---|
${EVENT_TYPES.map(({ type, description }) => `| [\`${type}\`](#${type.replaceAll('.', '')}) | ${description} |`).join('\n')}

${EVENT_TYPES.map(section).join('\n')}`

const typeOf = ({ type, description, schema }: EventType): string => `  /** ${description} */
  '${type}': {
${Object.entries(schema.properties)
  .map(([name, field]) => {
    const optional = schema.required.includes(name) ? '' : '?'
    return `    /** ${field.description} */\n    ${name}${optional}: ${TYPES[field.type ?? ''] ?? 'unknown'}`
  })
  .join('\n')}
  }
`

const types = `// Generated from server/src/areas/*/events.ts by pnpm generate; do not edit.

/** The object of each type of event that the service sends. */
export interface WebhookObjects {
${EVENT_TYPES.map(typeOf).join('')}}
`

const FILES: readonly [path: string, content: string][] = [
  ['docs/webhook-events.md', content],
  ['packages/sdk/src/streams/webhook-objects.gen.ts', types],
]
for (const [name, text] of FILES) {
  const path = join(import.meta.dirname, '..', name)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${name} is out of date; run pnpm generate and commit it.`)
    process.exitCode = 1
  }
}
