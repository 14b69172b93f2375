/** Everything a command may access outside itself, so that tests can replace it. */
export interface Io {
  env: Record<string, string | undefined>
  /** The directory that relative file names are resolved against. */
  cwd: string
  stdin: Source
  stdout: Sink
  stderr: Sink
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  /** For a command that keeps running after its action returns: it then handles signals and its own exit. */
  handOver: () => void
}

export interface Source extends AsyncIterable<Uint8Array | string> {
  isTTY?: boolean
  setRawMode?: (raw: boolean) => unknown
}

export interface Sink {
  isTTY?: boolean
  /** Width of the terminal in columns. */
  columns?: number
  write: (text: string | Uint8Array) => unknown
}

const USUAL_WIDTH = 80

/** Columns that a table and a help text may take: `COLUMNS`, else those of the terminal. */
export const widthFor = ({ env, stdout }: Pick<Io, 'env' | 'stdout'>): number =>
  Number(env.COLUMNS) || stdout.columns || USUAL_WIDTH

export async function readAll(source: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

export interface Style {
  bold: (text: string) => string
  dim: (text: string) => string
  red: (text: string) => string
}

/** Colours if the terminal supports them, unless NO_COLOR is set to a non-empty value. */
export function styleFor(sink: Sink, env: Io['env']): Style {
  const plain = !sink.isTTY || Boolean(env.NO_COLOR) || env.TERM === 'dumb'
  const paint =
    (on: number, off: number) =>
    (text: string): string =>
      plain ? text : `\u001b[${on}m${text}\u001b[${off}m`
  return { bold: paint(1, 22), dim: paint(2, 22), red: paint(31, 39) }
}
