import { audited } from '../../../platform/access/audit.ts'
import { estimateTokens } from '../../../platform/access/tokens.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { eventRows } from '../../../platform/events/domain-events.ts'
import { emitted } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/values/ids.ts'
import { GUIDELINE_CREATED, GUIDELINE_DELETED, GUIDELINE_RESTORED, GUIDELINE_UPDATED } from '../events.ts'
import { GUIDELINE_COLUMNS, type GuidelineContent, type GuidelineRow } from '../guideline.ts'
import { indexEntries } from '../indexing/sections.ts'
import { triggerStems } from '../indexing/triggers.ts'
import { sectionsIndexed, sectionsRemoved } from './index-sections.ts'

export interface Change {
  actor: string
  requestId: string
  note?: string | undefined
}

const EVENT_FIELDS = { guidelineId: 'id', name: 'name', version: 'version' }

/** Common table expressions that write the audit log and the domain event of a change. */
const reported = (event: typeof GUIDELINE_CREATED, changed: string, [id, actor, request]: readonly string[]): string =>
  `${audited(`SELECT ${id} AS id, ${actor} AS actor, '${event.type}' AS action, id AS target, jsonb_build_object('version', version) AS details, ${request} AS request_id FROM ${changed}`)},
  ${emitted(eventRows(event, EVENT_FIELDS, changed))}`

/** The same with the version that the change creates, and the search index. */
const versioned = (event: typeof GUIDELINE_CREATED, changed: string): string => `versioned AS (
    INSERT INTO guideline_versions (guideline_id, version, tenant_id, name, description, tags, always_on,
      trigger_keywords, value, characters, actor, note, at)
    SELECT id, version, $1::int, name, description, tags, always_on, trigger_keywords, value, characters, $11, $12, updated_at
    FROM ${changed}
  ),
  ${sectionsIndexed(changed, '$16::jsonb', '$17::jsonb')},
  ${reported(event, changed, ['$13', '$11', '$14'])}
  SELECT ${GUIDELINE_COLUMNS} FROM ${changed} CROSS JOIN search_indexed`

const CREATE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  created AS (
    INSERT INTO guidelines (id, tenant_id, name, description, tags, always_on, trigger_keywords, value, characters,
      tokens, trigger_stems, created_at, updated_at)
    SELECT $2, $1, $3, $4, $5::text[], $6::boolean, $7::text[], $8, $9::int, $10::int, $15::text[], now, now FROM clock
    RETURNING *
  ),
  ${versioned(GUIDELINE_CREATED, 'created')}`

const update = (event: typeof GUIDELINE_UPDATED): string => `
  WITH changed AS (
    UPDATE guidelines SET name = $3, description = $4, tags = $5::text[], always_on = $6::boolean,
      trigger_keywords = $7::text[], value = $8, characters = $9::int, tokens = $10::int, trigger_stems = $15::text[],
      version = version + 1, updated_at = app_now()
    WHERE tenant_id = $1 AND id = $2 RETURNING *
  ),
  ${versioned(event, 'changed')}`

const UPDATE = update(GUIDELINE_UPDATED)
const ROLL_BACK = update(GUIDELINE_RESTORED)

async function write(
  scope: Scope,
  statement: string,
  id: string,
  { name, description, tags, alwaysOn, triggerKeywords, value }: GuidelineContent,
  { actor, note, requestId }: Change,
): Promise<GuidelineRow> {
  const content = [name, description, tags, alwaysOn, triggerKeywords, value, value.length, estimateTokens(value)]
  const { sections, documents } = indexEntries(id, { name, description, tags, value }, new Date())
  const [row] = await scope.query<GuidelineRow>(statement, [
    id,
    ...content,
    actor,
    note,
    newId('aud'),
    requestId,
    triggerStems(triggerKeywords),
    JSON.stringify(sections),
    JSON.stringify(documents),
  ])
  if (!row) throw new Error(`${id} was not written.`)
  return row
}

/** SQL: the guideline, its version, its search index, its event and its audit entry in one round trip. */
export const insertGuideline = (scope: Scope, id: string, content: GuidelineContent, change: Change) =>
  write(scope, CREATE, id, content, change)

/** SQL: shares with `insertGuideline` the rows written next to the guideline, in one round trip. */
export const changeGuideline = (scope: Scope, id: string, content: GuidelineContent, change: Change) =>
  write(scope, UPDATE, id, content, change)

/** SQL: as `changeGuideline`, with another event. */
export const rollBackGuideline = (scope: Scope, id: string, content: GuidelineContent, change: Change) =>
  write(scope, ROLL_BACK, id, content, change)

/** Locks a guideline and reads it. @returns undefined if it does not exist */
export const lockGuideline = (scope: Scope, id: string): Promise<(GuidelineRow & { value: string }) | undefined> =>
  scope.lock('guidelines', id, { columns: `${GUIDELINE_COLUMNS}, value` })

const DELETE = `
  WITH gone AS (DELETE FROM guidelines WHERE tenant_id = $1 AND id = $2 RETURNING *),
  ${sectionsRemoved('gone')},
  ${reported(GUIDELINE_DELETED, 'gone', ['$3', '$4', '$5'])}
  SELECT id, version FROM gone`

/** SQL: the deletion, its search index, its event and its audit entry in one round trip. @returns undefined if it does not exist */
export const removeGuideline = (
  scope: Scope,
  id: string,
  { actor, requestId }: Change,
): Promise<{ id: string; version: number } | undefined> =>
  scope.first<{ id: string; version: number }>(DELETE, [id, newId('aud'), actor, requestId])
