import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { Client } from '../../call/client.ts'
import { formatFor } from '../../output/format.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { isFields } from '../../terminal/json.ts'
import { type Document, documentText } from './document-file.ts'
import { type Folder, openFolder } from './folder.ts'
import { createRemote, type Remote, type RemoteDocument } from './remote.ts'

export interface SyncSettings extends CallSettings {
  /** Only guidelines with all of these tags, separated by commas. */
  tags?: string | undefined
  /** Whether to delete the guidelines whose file was deleted. */
  delete?: boolean | undefined
  /** The reason for the change. */
  note?: string | undefined
  /** A JSON file of messages with the guidelines that they have to select. */
  cases?: string | undefined
}

/** What happened to a guideline, or with `--dry-run`, what would happen. */
interface Outcome {
  file: string
  id?: string
  status:
    | 'created'
    | 'updated'
    | 'merged'
    | 'deleted'
    | 'outdated'
    | 'deleted-locally'
    | 'deleted-on-server'
    | 'conflict'
  /** A unified diff: of the file for `pull`, of the guideline for `push`. */
  diff?: string
}

/** Outcomes that someone has to resolve. */
const UNRESOLVED = new Set<Outcome['status']>(['conflict', 'deleted-on-server'])
/** More changed lines are not compared. */
const MAX_EDITS = 2_000

/** Writes the guidelines of the server to a folder. Files that were changed since are not overwritten. */
export async function pull(directory: string, settings: Partial<SyncSettings>, io: Io): Promise<void> {
  const { dryRun = false, tags } = settings
  const folder = await openFolder(resolve(io.cwd, directory), dryRun ? 'empty' : 'create')
  const remote = createRemote(new Client(settings, io))
  const outcomes: Outcome[] = []
  const seen = new Set<string>()
  for await (const { id, version } of remote.list(tags)) {
    seen.add(id)
    const isCurrent = folder.fileOf.has(id) && folder.versions.get(id) === version
    const theirs = isCurrent ? undefined : await remote.get(id)
    if (theirs) outcomes.push(...(await pullOne(folder, remote, theirs, dryRun)))
  }
  if (tags === undefined)
    for (const [id, file] of folder.fileOf) if (!seen.has(id)) outcomes.push({ file, id, status: 'deleted-on-server' })
  await finish(outcomes, settings, io)
}

async function pullOne(folder: Folder, remote: Remote, theirs: RemoteDocument, dryRun: boolean): Promise<Outcome[]> {
  const { id, version } = theirs
  const file = folder.fileOf.get(id) ?? folder.nameFor(theirs)
  const mine = folder.documents.get(file)
  if (mine && (await isSame(mine, theirs))) {
    if (!dryRun) folder.note(id, version)
    return []
  }
  if (mine && !(await isUnchanged(folder, remote, id, mine)))
    return [{ file, id, status: 'conflict', diff: await patchOf(file, mine, theirs) }]
  const diff = await patchOf(file, mine, theirs)
  if (!dryRun) await folder.write(file, theirs, version)
  return [{ file, id, status: mine ? 'updated' : 'created', diff }]
}

/** Sends the changed files of a folder to the server. Changes that others made since are merged or reported. */
export async function push(directory: string, settings: Partial<SyncSettings>, io: Io): Promise<void> {
  const folder = await openFolder(resolve(io.cwd, directory), 'error')
  const remote = createRemote(new Client(settings, io))
  if (settings.cases !== undefined) await test(resolve(io.cwd, settings.cases), folder, remote)
  const outcomes: Outcome[] = []
  for (const [file, mine] of [...folder.documents])
    outcomes.push(...(await pushOne(folder, remote, file, mine, settings)))
  for (const [id, version] of [...folder.versions])
    if (!folder.fileOf.has(id)) outcomes.push(...(await pushDeletion(folder, remote, id, version, settings)))
  await finish(outcomes, settings, io)
}

/** Tests the files as they are, before any of them is sent. @throws Failure that names the cases that do not pass */
async function test(path: string, folder: Folder, remote: Remote): Promise<void> {
  const { passed, results } = await remote.test(readCases(path), [...folder.documents.values()])
  if (passed === true) return
  const failed = (Array.isArray(results) ? results : []).filter(each => isFields(each) && each.passed !== true)
  const lines = failed.map(({ message, missing, unexpected }) => {
    const wrong = [
      ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
      ...(unexpected.length > 0 ? [`unexpected: ${unexpected.join(', ')}`] : []),
    ]
    return `"${message}": ${wrong.join('; ')}`
  })
  throw new Failure('test_failed', `Nothing was sent, because ${failed.length} cases of ${path} do not pass.`, {
    hints: lines,
  })
}

function readCases(path: string): unknown[] {
  try {
    const cases: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(cases)) return cases
  } catch (error) {
    throw usage(`The cases cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  throw usage(
    `${path} is not a list of cases.`,
    '[{ "message": "The customer wants a refund.", "expect": ["Refunds"] }]',
  )
}

async function pushOne(
  folder: Folder,
  remote: Remote,
  file: string,
  mine: Document,
  { dryRun = false, note }: Partial<SyncSettings>,
): Promise<Outcome[]> {
  const { id } = mine
  if (id === undefined) {
    const diff = await patchOf(file, undefined, mine)
    if (dryRun) return [{ file, status: 'created', diff }]
    const created = await remote.create(mine)
    await folder.write(file, created, created.version)
    return [{ file, id: created.id, status: 'created', diff }]
  }
  const theirs = await remote.get(id)
  if (!theirs) return [{ file, id, status: 'deleted-on-server' }]
  if (await isSame(mine, theirs)) {
    if (!dryRun) folder.note(id, theirs.version)
    return []
  }
  const diff = await patchOf(file, theirs, mine)
  const base = folder.versions.get(id)
  const isCurrent = base === theirs.version
  if (!isCurrent && (await isUnchanged(folder, remote, id, mine))) return [{ file, id, status: 'outdated' }]
  if (base === undefined || (dryRun && !isCurrent)) return [{ file, id, status: 'conflict', diff }]
  if (dryRun) return [{ file, id, status: 'updated', diff }]
  const updated = await remote.update(id, mine, {
    expectedVersion: base,
    ...(note !== undefined && { historyNote: note }),
  })
  if (!updated) return [{ file, id, status: 'conflict', diff }]
  const now = updated.merged ? await remote.get(id) : undefined
  if (now) await folder.write(file, now, now.version)
  else folder.note(id, updated.version)
  return [{ file, id, status: updated.merged ? 'merged' : 'updated', diff }]
}

async function pushDeletion(
  folder: Folder,
  remote: Remote,
  id: string,
  version: number,
  { dryRun = false, delete: deletes = false }: Partial<SyncSettings>,
): Promise<Outcome[]> {
  const theirs = await remote.get(id)
  if (!theirs) {
    if (!dryRun) folder.forget(id)
    return []
  }
  const file = theirs.name
  if (!deletes) return [{ file, id, status: 'deleted-locally' }]
  if (theirs.version !== version) return [{ file, id, status: 'conflict' }]
  if (!dryRun) {
    await remote.delete(id)
    folder.forget(id)
  }
  return [{ file, id, status: 'deleted' }]
}

/** Whether the file is as it was when it was last in step. */
async function isUnchanged(folder: Folder, remote: Remote, id: string, mine: Document): Promise<boolean> {
  const version = folder.versions.get(id)
  const base = version === undefined ? undefined : await remote.getVersion(id, version)
  return base !== undefined && isSame(mine, { ...base, id })
}

const isSame = async (one: Document, other: Document): Promise<boolean> =>
  (await documentText(one)) === (await documentText(other))

async function patchOf(file: string, before: Document | undefined, after: Document): Promise<string> {
  const [one, other] = [before ? await documentText({ ...before, ...idOf(after) }) : '', await documentText(after)]
  const names = [before ? `a/${file}` : '/dev/null', `b/${file}`] as const
  const options = { context: 3, maxEditLength: MAX_EDITS, headerOptions: FILE_HEADERS }
  return (
    createTwoFilesPatch(...names, one, other, '', '', options) ??
    `--- ${names[0]}\n+++ ${names[1]}\nToo many lines differ.\n`
  )
}

const FILE_HEADERS = { includeIndex: false, includeUnderline: false, includeFileHeaders: true }

const idOf = ({ id }: Document): { id?: string } => (id === undefined ? {} : { id })

/** Prints the outcomes. @throws Failure if some of them have to be resolved, so that the command exits with 6 */
async function finish(outcomes: readonly Outcome[], settings: Partial<SyncSettings>, io: Io): Promise<void> {
  if (formatFor(settings.output, io) === 'table') {
    for (const { diff } of outcomes) if (diff !== undefined) io.stderr.write(`${diff}\n`)
    if (outcomes.length === 0) io.stderr.write('Nothing to do.\n')
    else await printResult({ data: outcomes.map(({ diff: _, ...row }) => row) }, settings, io)
  } else await printResult({ success: true, data: outcomes }, settings, io)
  const has = (status: Outcome['status']): boolean => outcomes.some(outcome => outcome.status === status)
  if (has('outdated'))
    io.stderr.write('The server has newer versions of outdated files. Run keepsake guidelines pull.\n')
  if (has('deleted-locally')) io.stderr.write('To delete guidelines whose file was deleted, add --delete.\n')
  const unresolved = outcomes.filter(({ status }) => UNRESOLVED.has(status))
  if (unresolved.length === 0) return
  throw new Failure(
    'conflict_error',
    `Nothing was changed in ${unresolved.map(({ file, status }) => `${file} (${status})`).join(', ')}.`,
    {
      hints: [
        'conflict: the file and the guideline both changed. Combine them in the file, then set the version of its id in .keepsake.json to the current one.',
        'deleted-on-server: delete the file, or remove its id to create the guideline again.',
      ],
    },
  )
}
