import { checkedPath, type FileEntry, FileError, type FileSource, type OpenFile } from './files.ts'

/** A command of Anthropic's memory tool, `memory_20250818`. */
export type MemoryCommand =
  | { command: 'view'; path: string; view_range?: number[] }
  | { command: 'create'; path: string; file_text: string }
  | { command: 'str_replace'; path: string; old_str: string; new_str: string }
  | { command: 'insert'; path: string; insert_line: number; insert_text: string }
  | { command: 'delete'; path: string }
  | { command: 'rename'; old_path: string; new_path: string }

type CommandOf<Name extends MemoryCommand['command']> = Extract<MemoryCommand, { command: Name }>

/** A handler for each command, which answers in the words that Claude was trained with. */
export type Commands = { [Name in MemoryCommand['command']]: (command: CommandOf<Name>) => Promise<string> }

const MAX_LINES = 999_999

/** @param sources the first one that has a path is asked */
export function commandsOver(sources: readonly FileSource[]): Commands {
  const sourceOf = (path: string): FileSource => {
    const source = sources.find(each => each.has(path))
    if (!source) throw missing(path)
    return source
  }
  const open = async (path: string): Promise<OpenFile> => {
    const file = await sourceOf(path).open(path)
    if (!file) throw missing(path)
    return file
  }
  const list = async (): Promise<FileEntry[]> => (await Promise.all(sources.map(source => source.list()))).flat()
  const below = async (path: string): Promise<FileEntry[]> =>
    (await list()).filter(file => file.path.startsWith(`${path}/`))

  return {
    view: async command => {
      const path = checkedPath(command.path)
      const file = isDirectoryRoot(path) ? undefined : await sourceOf(path).open(path)
      return file ? numbered(path, file.text, command.view_range) : listing(path, await below(path))
    },
    create: async command => {
      const path = checkedPath(command.path)
      if (await sourceOf(path).open(path)) throw new FileError(`Error: File ${path} already exists`)
      await sourceOf(path).create(path, command.file_text)
      return `File created successfully at: ${path}`
    },
    str_replace: async ({ path: given, old_str, new_str }) => {
      const path = checkedPath(given)
      const file = await open(path)
      const places = placesOf(file.text, old_str)
      if (places.length === 0)
        throw new FileError(`No replacement was performed, old_str \`${old_str}\` did not appear verbatim in ${path}.`)
      if (places.length > 1) {
        const lines = places.map(place => file.text.slice(0, place).split('\n').length).join(', ')
        throw new FileError(
          `No replacement was performed. Multiple occurrences of old_str \`${old_str}\` in lines: ${lines}. Please ensure it is unique`,
        )
      }
      const [place = 0] = places
      const text = file.text.slice(0, place) + new_str + file.text.slice(place + old_str.length)
      await file.write(text)
      return `The memory file has been edited.\n${numbered(path, text)}`
    },
    insert: async ({ path: given, insert_line, insert_text }) => {
      const path = checkedPath(given)
      const file = await open(path)
      const lines = file.text === '' ? [] : file.text.split('\n')
      if (!Number.isInteger(insert_line) || insert_line < 0 || insert_line > lines.length)
        throw new FileError(
          `Error: Invalid \`insert_line\` parameter: ${insert_line}. It should be within the range of lines of the file: [0, ${lines.length}]`,
        )
      await file.write(lines.toSpliced(insert_line, 0, ...insert_text.replace(/\n$/, '').split('\n')).join('\n'))
      return `The file ${path} has been edited.`
    },
    delete: async command => {
      const path = checkedPath(command.path)
      if (isDirectoryRoot(path)) throw new FileError(`Error: The ${path} directory itself cannot be deleted.`)
      const file = await sourceOf(path).open(path)
      const paths = file ? [path] : (await below(path)).map(each => each.path)
      if (paths.length === 0) throw missing(path)
      for (const each of paths) await (await open(each)).remove()
      return `Successfully deleted ${path}`
    },
    rename: async ({ old_path, new_path }) => {
      const [from, to] = [checkedPath(old_path), checkedPath(new_path)]
      if (sourceOf(from) !== sourceOf(to))
        throw new FileError(`Error: ${from} cannot be moved to ${to}: one is a guideline, the other a memory.`)
      const file = await sourceOf(from).open(from)
      const paths = file ? [from] : (await below(from)).map(each => each.path)
      if (paths.length === 0) throw missing(from)
      if ((await sourceOf(to).open(to)) || (await below(to)).length > 0)
        throw new FileError(`Error: The destination ${to} already exists`)
      for (const each of paths) await (await open(each)).rename(to + each.slice(from.length))
      return `Successfully renamed ${from} to ${to}`
    },
  }
}

const isDirectoryRoot = (path: string): boolean => path.split('/').length === 2

const missing = (path: string): FileError =>
  new FileError(`The path ${path} does not exist. Please provide a valid path.`)

/** @returns the places at which a text occurs; an empty text occurs nowhere */
function placesOf(text: string, part: string): number[] {
  const places: number[] = []
  if (part === '') return places
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + part.length)) places.push(place)
  return places
}

function numbered(path: string, text: string, range?: readonly number[]): string {
  const lines = text.split('\n')
  if (lines.length > MAX_LINES)
    throw new FileError(`File ${path} exceeds maximum line limit of ${MAX_LINES.toLocaleString('en')} lines.`)
  const [first = 1, last = -1] = range ?? []
  const end = last === -1 ? lines.length : last
  const shown = lines.slice(Math.max(first, 1) - 1, end)
  const rows = shown.map((line, index) => `${String(Math.max(first, 1) + index).padStart(6)}\t${line}`)
  return `Here's the content of ${path} with line numbers:\n${rows.join('\n')}`
}

/** Two levels below the path, directories with what is in them. */
function listing(path: string, files: readonly FileEntry[]): string {
  if (files.length === 0 && !isDirectoryRoot(path)) throw missing(path)
  const sizes = new Map<string, number>([[path, 0]])
  for (const file of files) {
    const segments = file.path.slice(path.length + 1).split('/')
    for (let depth = 0; depth <= Math.min(segments.length, 2); depth += 1) {
      const shown = [path, ...segments.slice(0, depth)].join('/')
      sizes.set(shown, (sizes.get(shown) ?? 0) + file.size)
    }
  }
  const rows = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([shown, size]) => `${kilobytes(size)}\t${shown}`)
  return `Here're the files and directories up to 2 levels deep in ${path}, excluding hidden items and node_modules:\n${rows.join('\n')}`
}

const kilobytes = (size: number): string => `${(Math.ceil((size / 1024) * 2) / 2).toFixed(1)}K`
