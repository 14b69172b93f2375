import { ConfigurationError } from './generated/errors.gen.ts'
import { nodeBuiltins } from './node-builtin.ts'

/** @throws ConfigurationError where the runtime has no files */
export function nodeModules(): NonNullable<ReturnType<typeof nodeBuiltins>> {
  const builtins = nodeBuiltins()
  if (!builtins) throw new ConfigurationError('This needs files, and this runtime has none. Pass secretKey instead.')
  return builtins
}

/**
 * The file's text, or `undefined` when there is no such file.
 * @throws ConfigurationError when it cannot be read
 */
export function readIfThere(path: string): string | undefined {
  const { fs } = nodeModules()
  try {
    return fs.readFileSync(path, 'utf8')
  } catch (error) {
    // a folder is no such file: some keep a Python environment in `.env`
    if (['ENOENT', 'EISDIR'].includes(errorCode(error) ?? '')) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`${path} cannot be read (${reason}). Make it readable, or pass secretKey.`, {
      cause: error,
    })
  }
}

/** Replaces the file in one step, readable by its owner alone. A symbolic link stays one. */
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

/** With those above it. Node's own way does not end below a directory that takes none, as /proc. */
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
