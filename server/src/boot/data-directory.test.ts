import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataDirectory } from './data-directory.ts'

let parent: string
let path: string
const children: ChildProcess[] = []
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'keepsake-data-'))
  path = join(parent, 'store')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(parent, { recursive: true })
})

/** Starts another process that opens the directory and, if it can, keeps it. Its first line is `open` or the error. */
const opener = async (): Promise<{ child: ChildProcess; said: string }> => {
  const program = `
    const { openDataDirectory } = await import(${JSON.stringify(new URL('./data-directory.ts', import.meta.url).href)})
    try {
      await openDataDirectory(process.argv[1], 17)
      console.log('open')
      setInterval(() => {}, 1000)
    } catch (error) { console.log(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

test('openDataDirectory creates a private directory with a marker that names its versions', async () => {
  const directory = await openDataDirectory(path, 17)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(JSON.parse(await readFile(join(path, 'keepsake.json'), 'utf8'))).toEqual({ format: 1, postgresMajor: 17 })
  expect(directory).toMatchObject({
    path,
    databasePath: join(path, 'postgres'),
    keyFilePath: join(path, 'encryption.key'),
    attachmentsPath: join(path, 'attachments'),
  })
  await directory.close()
})

test('a second process is rejected until the process that holds the lock exits', async () => {
  const first = await opener()
  expect(first.said).toBe('open')
  const second = await opener()
  expect(second.said).toContain(`${path} is in use by process ${first.child.pid} on `)
  expect(second.said).toMatch(/KEEPSAKE_DATA_DIR.*DATABASE_URL/)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  expect((await opener()).said).toBe('open')
})

test('the lock of a killed process is released', async () => {
  for (let round = 0; round < 3; round++) {
    const { child, said } = await opener()
    expect(said).toBe('open')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await (await openDataDirectory(path, 17)).close()
})

test('a reused process id does not keep the directory locked', async () => {
  await (await openDataDirectory(path, 17)).close()
  await writeFile(
    join(path, 'owner.json'),
    JSON.stringify({ pid: process.pid, host: 'here', since: '2026-01-01T00:00:00.000Z' }),
  )
  expect((await opener()).said).toBe('open')
})

test('exactly one of several concurrent processes gets the lock, and the others name it', async () => {
  const started = await Promise.all(Array.from({ length: 4 }, opener))
  const winners = started.filter(({ said }) => said === 'open')
  expect(winners).toHaveLength(1)
  for (const { said } of started.filter(other => !winners.includes(other)))
    expect(said).toContain(`in use by process ${winners[0]?.child.pid}`)
})

test('the same process cannot open a directory twice, but can again after close', async () => {
  const directory = await openDataDirectory(path, 17)
  await expect(openDataDirectory(path, 17)).rejects.toThrow(`in use by process ${process.pid}`)
  await directory.close()
  await (await openDataDirectory(path, 17)).close()
})

test('a directory of another PostgreSQL version is rejected with the upgrade path, and not locked', async () => {
  await (await openDataDirectory(path, 16)).close()
  for (let round = 0; round < 2; round++)
    await expect(openDataDirectory(path, 17)).rejects.toThrow(
      /PostgreSQL 16, and this Keepsake embeds 17.*keepsake-server restore/,
    )
  await (await openDataDirectory(path, 16)).close()
})

test('without a marker, the PostgreSQL version is read from the database directory', async () => {
  await mkdir(join(path, 'postgres'), { recursive: true })
  await writeFile(join(path, 'postgres', 'PG_VERSION'), '15\n')
  await expect(openDataDirectory(path, 17)).rejects.toThrow('PostgreSQL 15')
})

test('a directory of a newer Keepsake is rejected', async () => {
  await (await openDataDirectory(path, 17)).close()
  await writeFile(join(path, 'keepsake.json'), JSON.stringify({ format: 2, postgresMajor: 17 }))
  await expect(openDataDirectory(path, 17)).rejects.toThrow(/newer Keepsake \(format 2/)
})

test.each(['', '{"format": 1', '[]', '{"format": "1"}'])(
  'a marker with the content %j is reported as damaged',
  async text => {
    await (await openDataDirectory(path, 17)).close()
    await writeFile(join(path, 'keepsake.json'), text)
    await expect(openDataDirectory(path, 17)).rejects.toThrow(/keepsake\.json is damaged.*restore/)
  },
)

test('a path that cannot be a directory is reported with the setting to change', async () => {
  if (process.platform === 'linux')
    await expect(openDataDirectory('/proc/no/such', 17)).rejects.toThrow(/cannot be created.*KEEPSAKE_DATA_DIR/)
  await writeFile(path, 'a file')
  await expect(openDataDirectory(join(path, 'below'), 17)).rejects.toThrow(/cannot be created.*KEEPSAKE_DATA_DIR/)
})
