/**
 * Writes docs/limits.md: the bounds that callers meet, read from the spec, the settings and the plans. With `--check`,
 * checks that the committed file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from '../server/src/boot/config.ts'
import { lookUp } from '../server/src/contract/operations.ts'

const path = join(import.meta.dirname, '../docs/limits.md')

/** What is limited, the schema of the request, its field, and the unit. */
type Row = readonly [what: string, schema: string, field: string, unit: string]

const MEMORY: readonly Row[] = [
  ['the text of a memory', 'MemorizeRequest', 'content', 'characters'],
  ['memories of a batch', 'BatchMemorizeRequest', 'records', ''],
  ['messages of a conversation', 'ConversationRequest', 'messages', ''],
  ['a question', 'SmartRecallRequest', 'query', 'characters'],
  ['results of a search', 'SmartRecallRequest', 'limit', ''],
  ['conditions of a filter', 'FilterByPropertyRequest', 'conditions', ''],
  ['changes of `bulk-update`', 'BulkUpdateRequest', 'updates', ''],
  ['memories that one call deletes', 'DeleteMemoriesRequest', 'memoryIds', ''],
  ['memories and records of one call of an import', 'ImportRequest', 'memories', 'each'],
  ['properties of a collection', 'CreateCollectionRequest', 'properties', ''],
]
const REST: readonly Row[] = [
  ['the text of a guideline', 'CreateGuidelineRequest', 'value', 'characters'],
  ['the message that guidelines are chosen for', 'SmartGuidelinesRequest', 'message', 'characters'],
  ['documents of one call', 'IngestRequest', 'documents', ''],
  ['a prompt', 'PromptRequest', 'prompt', 'characters'],
  ['the context of a prompt', 'PromptRequest', 'context', 'characters'],
  ['messages of a chat', 'ChatCompletionRequest', 'messages', ''],
  ['tools of a response', 'CreateResponseRequest', 'tools', ''],
  ['events of one call of `publish`', 'PublishWebhookEventsRequest', 'events', ''],
  ['the filter of a subscription', 'TestWebhookFilterRequest', 'filter', 'characters'],
  ['recipients of a notification', 'SendNotificationRequest', 'recipients', ''],
]
const SETTINGS = [
  'MAX_QUEUED_EVENTS',
  'MAX_QUEUED_ITEMS',
  'MAX_RUNS_AT_ONCE',
  'MAX_MODEL_CALLS_PER_DAY',
  'MAX_MODEL_TOKENS_PER_DAY',
]

/** A schema without its references. */
function resolved(schema: unknown): Record<string, unknown> {
  const { $ref, ...own }: Record<string, unknown> = Object(schema)
  return typeof $ref === 'string' ? { ...resolved(lookUp($ref)), ...own } : own
}

/** @throws Error if the spec has no such field, or no bound for it */
function boundOf(schema: string, field: string): number {
  const { properties } = resolved(lookUp(`#/components/schemas/${schema}`))
  const { maxItems, maxLength, maximum } = resolved(Object(properties)[field])
  const bound = maxItems ?? maxLength ?? maximum
  if (typeof bound !== 'number') throw new Error(`${schema}.${field} has no bound in the spec.`)
  return bound
}

const rows = (list: readonly Row[]): string =>
  list
    .map(([what, schema, field, unit]) =>
      `| ${what} | ${boundOf(schema, field).toLocaleString('en-US')} ${unit}`.trimEnd(),
    )
    .map(row => `${row} |`)
    .join('\n')

const settings = describeSettings()
  .filter(({ name }) => SETTINGS.includes(name))
  .map(({ name, fallback, purpose }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${purpose} |`)
  .join('\n')

const content = `<!-- Generated from openapi.yaml and the settings of the server by pnpm generate; do not edit. -->

# Limits

This page lists what a call may have, what an organization may have waiting, and what happens beyond. Each field of each operation
has its bounds in the [reference](reference/index.md); the ones below are those that programs meet.

A value over its bound returns 400 with \`validation_error\`, which names the field and the bound. Nothing of the call is stored.

## Memory

| what | at most |
| --- | --- |
${rows(MEMORY)}

\`client.bulk\` of the SDK and \`keepsake memory import\` take any number, and send it in parts.

## Everything else

| what | at most |
| --- | --- |
${rows(REST)}

A body has at most 1 MiB, and more where an operation takes many or long texts; beyond it the response is 413 with the limit. A file has
at most 20 MiB ([media](multimodal.md)), and a webhook 64 KB of data; of more, the receiver gets a URL to fetch it from
([webhooks](webhooks.md)).

## Calls

Each [plan](permissions.md#plans) has calls per minute and per month. Beyond them a call returns 429 with \`Retry-After\`; the SDK waits
for it, all its calls together. Keys of the customers' portal have a limit of their own, 60 calls a minute for each customer.

## Work that waits

| setting of the server | default | effect |
| --- | --- | --- |
${settings}
`

if (!process.argv.includes('--check')) writeFileSync(path, content)
else if (readFileSync(path, 'utf8') !== content) {
  console.error('docs/limits.md is out of date; run pnpm generate and commit it.')
  process.exitCode = 1
}
