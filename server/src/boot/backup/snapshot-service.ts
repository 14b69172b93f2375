import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { sha256 } from '../../platform/encryption/crypto.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { Stores } from '../stores.ts'
import { takeSnapshot } from './snapshot.ts'
import type { BackupSource } from './write-backup.ts'

const PREFIX = 'snapshot-'

/** The socket is in the data directory, which only the user of the server can enter. */
const addressOf = (directory: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\keepsake-${sha256(directory)}` : join(directory, 'control.sock')

const Answer = z.union([
  z.object({ databasePath: z.string(), keyFilePath: z.string(), attachmentsPath: z.string().optional() }),
  z.object({ problem: z.string() }),
])

/**
 * Lets `keepsake-server backup` take snapshots of the embedded database of this process. A snapshot is removed when its
 * connection ends.
 * @returns undefined on PostgreSQL, or if there can be no socket
 */
export async function offerSnapshots(
  { database: { copyFiles }, directory }: Pick<Stores, 'database' | 'directory'>,
  attachmentsPath: string | undefined,
  log: Logger,
): Promise<{ close(): Promise<void> } | undefined> {
  if (!directory || !copyFiles) return undefined
  const { path, databasePath, keyFilePath } = directory
  for (const name of await readdir(path))
    if (name.startsWith(PREFIX)) await rm(join(path, name), { recursive: true, force: true })
  const open = new Map<Socket, Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    const place = join(path, `${PREFIX}${randomUUID()}`)
    const ended = new Promise<void>(resolve => socket.once('end', resolve).once('close', () => resolve()))
    const running = { databasePath, keyFilePath, attachmentsPath, copyDatabase: copyFiles }
    const serving = takeSnapshot(running, place)
      .catch(({ message }) => ({ problem: `The server could not copy its database: ${message}` }))
      .then(answer => socket.write(`${JSON.stringify(answer)}\n`))
      .then(() => ended)
      .then(() => rm(place, { recursive: true, force: true }))
      .catch(error => log.warn({ reason: String(error) }, 'A snapshot for a backup could not be removed'))
      .finally(() => {
        socket.destroy()
        open.delete(socket)
      })
    socket.on('error', () => {})
    socket.resume()
    open.set(socket, serving)
  })
  const address = addressOf(path)
  // this process holds the directory, so a socket in it is of one that was killed
  if (process.platform !== 'win32') await rm(address, { force: true })
  const isListening = await new Promise<boolean>(resolve => {
    server.once('listening', () => resolve(true))
    server.once('error', error => {
      log.warn({ reason: error.message }, 'Backups are only possible while the server is stopped')
      resolve(false)
    })
    server.listen(address)
  })
  if (!isListening) return undefined
  return {
    async close() {
      server.close()
      for (const socket of open.keys()) socket.destroy()
      await Promise.all(open.values())
    },
  }
}

/**
 * Asks the server that uses a data directory for a snapshot.
 * @returns undefined if no server answers
 * @throws Error if the server cannot copy its database
 */
export async function requestSnapshot(
  directory: string,
): Promise<{ source: BackupSource; release(): Promise<void> } | undefined> {
  const socket = createConnection(addressOf(directory))
  const line = await firstLine(socket).catch(() => undefined)
  if (line === undefined) return undefined
  const answer = Answer.parse(JSON.parse(line))
  if ('problem' in answer) {
    socket.destroy()
    throw new Error(answer.problem)
  }
  const { databasePath, keyFilePath, attachmentsPath } = answer
  return {
    source: { databasePath, keyFilePath, attachmentsPath },
    async release() {
      socket.end()
      // the server closes its side when the snapshot is removed
      await text(socket).catch(() => '')
    },
  }
}

const firstLine = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    socket.on('data', function collect(chunk) {
      received += String(chunk)
      if (!received.includes('\n')) return
      socket.off('data', collect)
      resolve(received)
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed the connection.')))
  })
