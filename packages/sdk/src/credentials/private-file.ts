import { ConfigurationError } from '../errors/errors.gen.ts'
import { nodeBuiltins } from './node-builtin.ts'

/** @throws ConfigurationError if the runtime has no file system */
export function nodeModules(): NonNullable<ReturnType<typeof nodeBuiltins>> {
  const builtins = nodeBuiltins()
  if (!builtins) throw new ConfigurationError('This needs files, and this runtime has none. Pass secretKey instead.')
  return builtins
}

/**
 * Returns the file's text, or `undefined` if the file does not exist.
 * @throws ConfigurationError if it cannot be read
 */
export function readIfThere(path: string): string | undefined {
  const { fs } = nodeModules()
  try {
    const bytes = fs.readFileSync(path)
    // some editors and shells of Windows write UTF-16, or begin with a byte order mark
    return bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    // a directory counts as missing: some people keep a Python environment in `.env`
    if (['ENOENT', 'EISDIR'].includes(errorCode(error) ?? '')) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`${path} cannot be read (${reason}). Make it readable, or pass secretKey.`, {
      cause: error,
    })
  }
}

/** Replaces the file atomically, readable by its owner only. A symbolic link stays a link. */
export function writePrivately(path: string, text: string): void {
  const { fs, path: paths } = nodeModules()
  makeDirectory(paths.dirname(path))
  const target = fs.existsSync(path) ? fs.realpathSync(path) : path
  const draft = `${target}.${process.pid}.${Date.now()}.tmp`
  try {
    const file = fs.openSync(draft, 'wx', 0o600)
    try {
      fs.writeFileSync(file, text)
      fs.fsyncSync(file)
    } finally {
      fs.closeSync(file)
    }
    fs.renameSync(draft, target)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Creates the directory and its parents. Node's own `recursive` loops under a directory that allows no children, such
 * as /proc.
 */
function makeDirectory(path: string): void {
  const { fs, path: paths } = nodeModules()
  const isThere = (): boolean => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isThere()) return
  const above = paths.dirname(path)
  if (above !== path) makeDirectory(above)
  try {
    fs.mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!isThere()) throw error
  }
}

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
