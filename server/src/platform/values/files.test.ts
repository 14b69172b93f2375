import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorCode, writeAtomically } from './files.ts'

let directory: string
let path: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-files-'))
  path = join(directory, 'file')
})
afterEach(() => rm(directory, { recursive: true }))

test('replace writes a private file over the existing one, and leaves no other files', async () => {
  await writeFile(path, 'old', { mode: 0o644 })
  await writeAtomically(path, 'new', 'replace')
  expect(await readFile(path, 'utf8')).toBe('new')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(directory)).toEqual(['file'])
})

test('keep lets one of several writers succeed and rejects the others', async () => {
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(text => writeAtomically(path, text, 'keep')))
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => errorCode(reason))).toEqual(['EEXIST', 'EEXIST'])
  expect(['a', 'b', 'c']).toContain(await readFile(path, 'utf8'))
  expect(await readdir(directory)).toEqual(['file'])
})

test('errorCode returns the code of system errors only', async () => {
  expect(errorCode(await readFile(path).catch(error => error))).toBe('ENOENT')
  for (const other of [new Error('x'), { code: 'ENOENT' }, null, 'ENOENT']) expect(errorCode(other)).toBeUndefined()
})
