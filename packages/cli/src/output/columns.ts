import { type Fields, isFields } from '../terminal/json.ts'

/** A kind of rows, and what a person looks for in them. */
interface View {
  /** Fields by which the rows are known. */
  of: readonly string[]
  /** The columns that are always shown, in their order: a field, or a name and what is shown under it. */
  first: readonly (string | readonly [name: string, valueOf: (row: Fields) => unknown])[]
  /** The columns that follow if there is space. */
  next?: readonly string[]
}

const VIEWS: readonly View[] = [
  {
    of: ['url', 'events', 'circuit_state'],
    first: [
      'url',
      ['state', row => (typeof row.disabled_at === 'string' ? 'disabled' : row.circuit_state)],
      'events',
      'customer',
      ['last failure', ({ last_failure: last }) => isFields(last) && `${String(last.at)} ${String(last.error)}`],
      'id',
    ],
  },
  {
    of: ['delivery_id', 'subscription_id', 'reason', 'replayed_at'],
    first: ['url', 'event_type', 'reason', 'error'],
    next: ['id', 'created_at', 'customer'],
  },
  {
    of: ['propertyName', 'recordId', 'evidence', 'status'],
    first: [['record', ({ recordId }) => recordId], 'propertyName', 'value', 'evidence'],
    next: ['doubt', 'id', 'confidence'],
  },
  {
    of: ['propertyName', 'value', 'asOf', 'source'],
    first: ['propertyName', 'value', 'evidence'],
    next: ['speaker', 'saidAt', 'confidence', 'source'],
  },
  {
    of: ['recordId', 'keys', 'type'],
    first: ['keys', 'properties', 'lastMemory', 'type'],
    next: ['recordId', 'score'],
  },
  { of: ['actor', 'action', 'target'], first: ['createdAt', 'action', 'target'], next: ['actor', 'details'] },
  { of: ['prefix', 'last4', 'role'], first: ['name', 'role', 'prefix', 'last4'], next: ['id', 'lastUsedAt', 'scopes'] },
  { of: ['slug', 'kind', 'properties'], first: ['name', 'kind', 'properties'], next: ['id', 'description'] },
]

/** What is the same in every row, or says nothing to a person: dropped before anything else. */
const LAST = new Set([
  ...['account_id', 'livemode', 'systemName', 'version', 'api_version', 'metadata', 'schema', 'example', 'rotation'],
  ...['max_event_age_seconds', 'rate_limit', 'ordered', 'guarantee', 'timeout_ms', 'header_names', 'circuit', 'format'],
  ...['updatedAt', 'updated_at', 'requestId', 'engine', 'memberId'],
])

export interface ArrangedRows {
  rows: Fields[]
  /** Names of the columns that are always shown, and of those that follow. */
  first: ReadonlySet<string>
  next: ReadonlySet<string>
}

/** Puts first what a person looks for in rows of a kind that is known. */
export function arrange(rows: readonly Fields[]): ArrangedRows {
  const view = VIEWS.find(({ of }) => rows.every(row => of.every(name => name in row)))
  if (!view) return { rows: rows.map(withRecordFirst), first: new Set(), next: new Set() }
  const names = view.first.map(one => (typeof one === 'string' ? one : one[0]))
  return {
    rows: rows.map(row => {
      const looked = view.first.map(one => (typeof one === 'string' ? [one, row[one]] : [one[0], one[1](row) || null]))
      const following = (view.next ?? []).map(name => [name, row[name]])
      return { ...Object.fromEntries([...looked, ...following]), ...row }
    }),
    first: new Set(names),
    next: new Set(view.next),
  }
}

export const isLast = (name: string): boolean => LAST.has(name)

/** Rows about several records have a label of theirs: it tells them apart, so that it comes first and is not dropped. */
function withRecordFirst(row: Fields): Fields {
  const { record, ...rest } = row
  if (!isFields(record) || typeof record.recordId !== 'string') return row
  const { name, key, recordId } = record
  return { record: name ?? (isFields(key) ? key.value : recordId), ...rest }
}
