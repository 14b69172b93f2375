import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode, makeDirectory, syncDirectory } from '../../platform/values/files.ts'

/** The files of a model that are needed, as published on Hugging Face. */
export const MODEL_FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx']
/** Large models have their weights in a second file. */
const OPTIONAL_FILES = ['onnx/model.onnx_data']

const Tree = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.number(),
    /** As Git computes it. */
    oid: z.string(),
    /** Of a large file: `oid` is its SHA-256. */
    lfs: z.object({ oid: z.string(), size: z.number() }).optional(),
  }),
)
type Published = z.infer<typeof Tree>[number]

interface Download {
  /** Such as `Xenova/all-MiniLM-L6-v2`. */
  name: string
  /** URL of Hugging Face or of a mirror. */
  host: string
  /** Directory of downloaded models. */
  cache: string
  onProgress: (done: number, total: number) => void
  /** Free bytes on the disk of a directory. */
  freeBytes?: (directory: string) => Promise<number>
  /** Pauses before another try, in milliseconds. */
  pausesMs?: readonly number[]
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000]
const IDLE_MS = 60_000
const MEGABYTE = 1_000_000
const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`
const freeOn = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/**
 * Downloads the files of a model, and compares each with its published checksum. A file has its name only when it is
 * complete. A download that broke off resumes, also in a later call.
 * @throws Error with the fix
 */
export async function downloadModel(download: Download): Promise<void> {
  const { name, cache, onProgress, freeBytes = freeOn } = download
  const folder = join(cache, name)
  const files = await publishedFiles(download)
  await makeDirectory(join(folder, 'onnx'))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const present = await Promise.all(files.map(file => sizeOf(join(folder, file.path))))
  const parts = await Promise.all(files.map(file => sizeOf(partOf(folder, file))))
  const needed = files.reduce((sum, { size }, n) => sum + (present[n] === size ? 0 : size - (parts[n] ?? 0)), 0)
  const free = await freeBytes(folder)
  if (free < needed)
    throw new Error(
      `The model ${name} needs ${megabytes(needed)} in ${cache}, and its disk has ${megabytes(free)} left. Free some space, or set KEEPSAKE_DATA_DIR to a directory on another disk.`,
    )
  let before = 0
  for (const file of files) {
    const start = before
    await downloadFile(file, folder, download, done => onProgress(start + done, total))
    before += file.size
    onProgress(before, total)
  }
}

const partOf = (folder: string, { path }: Published): string => `${join(folder, path)}.part`
const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

/** The list of files with their sizes and checksums. */
async function publishedFiles({ name, host }: Download): Promise<Published[]> {
  const url = `${host}/api/models/${name}/tree/main?recursive=true`
  const response = await fetch(url, { signal: AbortSignal.timeout(IDLE_MS) }).catch(error => {
    throw unreachable(host, error)
  })
  if ([401, 403, 404].includes(response.status))
    throw new Error(`${host} has no model ${name} for everybody (HTTP ${response.status}). Check the name.`)
  if (!response.ok) throw new Error(`${host} answered HTTP ${response.status}. Try again later, or use a mirror.`)
  const { data: tree } = Tree.safeParse(await response.json().catch(() => undefined))
  if (!tree)
    throw new Error(
      `${host} does not list the files of the model as Hugging Face does. Check EMBEDDING_BASE_URL, the URL of a mirror.`,
    )
  const fileOf = (path: string): Published[] => tree.filter(each => each.path === path && each.type === 'file')
  const missing = MODEL_FILES.filter(path => fileOf(path).length === 0)
  if (missing.length > 0)
    throw new Error(
      `The model ${name} has no ${missing.join(', ')} at ${host}. Choose an embedding model in ONNX format, such as Xenova/all-MiniLM-L6-v2.`,
    )
  return [...MODEL_FILES, ...OPTIONAL_FILES].flatMap(fileOf)
}

const unreachable = (host: string, error: unknown): Error => {
  const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined)
  return new Error(
    `${host} cannot be reached${code ? ` (${code})` : ''}. Check the connection, or set EMBEDDING_BASE_URL to a mirror. Without a connection, copy the model to this machine and pass its folder: keepsake-server setup embeddings ./model.`,
    { cause: error },
  )
}

/** A try that broke off, which can be continued. */
class BrokenOff extends Error {}

async function downloadFile(
  file: Published,
  folder: string,
  { name, host, pausesMs = PAUSES_MS }: Download,
  onBytes: (done: number) => void,
): Promise<void> {
  const target = join(folder, file.path)
  if ((await sizeOf(target)) === file.size && (await isWhole(target, file))) return
  const part = partOf(folder, file)
  const url = `${host}/${name}/resolve/main/${file.path}`
  for (let tries = 0; ; tries++) {
    try {
      await append(url, part, file, onBytes)
      break
    } catch (error) {
      const wait = pausesMs[tries]
      if (!(error instanceof BrokenOff)) throw error
      if (wait === undefined) throw unreachable(host, error.cause)
      await pause(wait)
    }
  }
  if (!(await isWhole(part, file))) {
    await rm(part)
    throw new Error(
      `${file.path} of ${name} does not have its published checksum. It was deleted. Run the command again; if that does not help, use another mirror than ${host}.`,
    )
  }
  await rename(part, target)
  await syncDirectory(dirname(target))
}

/** Continues a file that is there in part. */
async function append(url: string, part: string, { size }: Published, onBytes: (done: number) => void): Promise<void> {
  const begun = await sizeOf(part)
  if (begun === size) return
  const from = begun < size ? begun : 0
  const idle = new AbortController()
  const timer = setTimeout(() => idle.abort(new Error('The connection sends nothing.')), IDLE_MS)
  const options = { headers: { range: `bytes=${from}-` }, signal: idle.signal }
  try {
    const response = await fetch(url, options).catch(error => {
      throw new BrokenOff(undefined, { cause: error })
    })
    if (response.status >= 500 || response.status === 429) throw new BrokenOff(undefined, { cause: response.status })
    if (!response.ok || !response.body) throw new Error(`${url} answered HTTP ${response.status}. Use another mirror.`)
    // a server that does not know ranges sends the file from its beginning
    const isContinued = response.status === 206 && from > 0
    const handle = await open(part, isContinued ? 'a' : 'w', 0o600)
    try {
      let done = isContinued ? from : 0
      const reader = response.body.getReader()
      for (;;) {
        const { value } = await reader.read().catch(error => {
          throw new BrokenOff(undefined, { cause: error })
        })
        if (!value) break
        timer.refresh()
        await handle.writeFile(value).catch(error => {
          throw full(part, error)
        })
        done += value.byteLength
        onBytes(done)
      }
      await handle.sync()
      if (done < size) throw new BrokenOff(undefined, { cause: new Error('The connection ended too early.') })
    } finally {
      await handle.close()
    }
  } finally {
    clearTimeout(timer)
  }
}

const full = (path: string, error: unknown): Error =>
  new Error(
    `${path} cannot be written (${errorCode(error) ?? String(error)}). Free some space on its disk and run the command again: the download continues.`,
    { cause: error },
  )

/** Whether a file has its checksum: SHA-256 for a large file, the hash of Git for others. */
async function isWhole(path: string, { size, oid, lfs }: Published): Promise<boolean> {
  if ((await sizeOf(path)) !== size) return false
  const hash = lfs ? createHash('sha256') : createHash('sha1').update(`blob ${size}\0`)
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex') === (lfs ? lfs.oid : oid)
}
