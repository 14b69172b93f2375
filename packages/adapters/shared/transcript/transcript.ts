import { type Keepsake, KeepsakeError, type Memory } from '@keepsake/sdk'
import type { RecordKey } from '../record.ts'
import { groupBy } from './group-by.ts'
import { type Dialect, digestOf, write } from './message.ts'
import { deleteOld, oldItems } from './old-transcript.ts'
import { type Message, messagesOf, rowsOf, type StoredMessage } from './rows.ts'
import { memoriesOf, NOT_STORED, Session } from './session.ts'

export interface TranscriptOptions {
  client: Keepsake
  record: RecordKey
  dialect: Dialect
  /** The session. */
  id: string
  /** Whether properties are extracted from what is said. [false] */
  extract?: boolean | undefined
  /** Whether another message with the ID of a stored one is a new version of it. Otherwise it is a message of its own. */
  hasVersions: boolean
}

/** How often a message is sent again that the server took for one that it has. At last it is kept beside the turns only, where nothing is a duplicate. */
const TRIES = 4

/**
 * A conversation as its framework writes it: messages of any JSON, in order, read back exactly as they were. What is
 * spoken is a turn of the record, which recall finds. The rest is kept beside it, and found by nothing.
 */
export class Transcript {
  readonly #options: TranscriptOptions
  readonly #session: Session
  /** What this object has loaded or stored: the digests of messages. */
  #known = new Map<string, string>()
  /** The number of the next message. Undefined until it was read. */
  #next: number | undefined
  /** What the session had when it was last read. */
  #memories: readonly Memory[] = []
  /** Whether an earlier version may have stored something. */
  #mayBeOld = true
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: TranscriptOptions) {
    this.#options = options
    this.#session = new Session(options.client, options.record, options.id, options.extract === true)
  }

  /** @param limit only this many messages, the newest ones @returns the messages, oldest first */
  read(limit = Number.POSITIVE_INFINITY): Promise<unknown[]> {
    return this.#inTurn(async () => {
      const [stored, old] = await Promise.all([this.#stored(), this.#old()])
      const messages = [...old.filter(({ key }) => !stored.some(each => each.key === key)), ...stored]
      this.#learn(messages)
      const contents = messages.map(({ content }) => content)
      return limit < contents.length ? contents.slice(contents.length - limit) : contents
    })
  }

  /**
   * Adds messages at the end, each once: by its ID, or by its number and content.
   * @throws KeepsakeError if one was not stored
   */
  append(contents: readonly unknown[]): Promise<void> {
    return this.#inTurn(async () => {
      if (contents.length === 0) return
      const stored = await this.#moved()
      const byKey = new Map(stored.map(message => [message.key, message]))
      const end = nextOf(stored)
      let next = this.#next ?? end
      const messages: Message[] = []
      for (const content of contents) {
        const message = await this.#messageOf(content, next)
        const present = byKey.get(message.key)
        // without an ID, it is the message that another process has added there; a new one comes after all others
        if (!present) next = Math.max(next, end)
        const n = present?.n ?? next
        messages.push(present ? { ...message, n } : await this.#messageOf(content, n))
        if (n >= next) next = n + 1
      }
      await this.#store(messages, stored)
      const replaced = messages.flatMap(({ key, digest }) => {
        const present = byKey.get(key)
        return present && present.digest !== digest ? present : []
      })
      await this.#delete(replaced)
      this.#learn(messages)
      this.#next = next
    })
  }

  /**
   * Makes the transcript equal to these messages, as far as this object knows it: it takes away only what it has loaded or
   * stored itself. What is new is stored before anything is deleted.
   * @throws KeepsakeError if one was not stored
   */
  save(contents: readonly unknown[]): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#moved()
      const byKey = new Map(stored.map(message => [message.key, message]))
      const messages = new Map<string, Message>()
      const places = await Promise.all(
        contents.map(async content => byKey.get((await this.#messageOf(content, -1)).key)?.n),
      )
      let before = -1
      for (const [at, content] of contents.entries()) {
        const after = places.slice(at + 1).find(n => n !== undefined && n > before)
        const n = places[at] ?? (after === undefined || after > before + 1 ? before + 1 : (before + after) / 2)
        const message = await this.#messageOf(content, n)
        before = Math.max(before, byKey.get(message.key)?.n ?? n)
        messages.set(message.key, message)
      }
      const isNew = ({ key, digest }: Message): boolean => {
        const present = byKey.get(key)
        // another process has changed what this one has not
        return present === undefined || (present.digest !== digest && this.#known.get(key) !== digest)
      }
      const fresh = [...messages.values()].filter(isNew)
      await this.#store(fresh, stored)
      const replaced = fresh.flatMap(({ key }) => byKey.get(key) ?? [])
      const removed = stored.filter(({ key }) => !messages.has(key) && this.#known.has(key))
      await this.#delete([...replaced, ...removed])
      this.#known = new Map()
      this.#learn([...messages.values()])
    })
  }

  /** Removes the last message. @returns it, or undefined if there is none */
  pop(): Promise<unknown> {
    return this.#inTurn(async () => {
      const stored = await this.#moved()
      const last = stored.at(-1)
      if (!last) return undefined
      await this.#delete([last])
      this.#known.delete(last.key)
      this.#next = nextOf(stored.slice(0, -1))
      return last.content
    })
  }

  /** Deletes all messages. For 30 days, `cancelDeletion` restores them. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await Promise.all([this.#session.clear(), deleteOld(this.#options.client, this.#options.id)])
      this.#known.clear()
      this.#next = 0
    })
  }

  /** Moves the transcript of an earlier version to the record. @returns whether there was one */
  async move(): Promise<boolean> {
    return this.#inTurn(async () => {
      const old = await this.#old()
      if (old.length > 0) await this.#moved(old)
      return old.length > 0
    })
  }

  #delete(messages: readonly StoredMessage[]): Promise<void> {
    return this.#session.delete(messages.flatMap(({ memoryIds, earlier }) => [...memoryIds, ...earlier]))
  }

  async #stored(): Promise<StoredMessage[]> {
    this.#memories = await this.#session.read()
    return messagesOf(this.#memories)
  }

  /** What an earlier version stored in a record of its own. */
  async #old(): Promise<Message[]> {
    const items = this.#mayBeOld ? await oldItems(this.#options.client, this.#options.id) : []
    this.#mayBeOld = items.length > 0
    return Promise.all(items.map((item, n) => this.#messageOf(item, n)))
  }

  /** The stored messages, with those of an earlier version, which become messages of the record. */
  async #moved(old?: Message[]): Promise<StoredMessage[]> {
    const [stored, before] = await Promise.all([this.#stored(), old ?? this.#old()])
    if (before.length === 0) return stored
    await this.#store(before, stored)
    await deleteOld(this.#options.client, this.#options.id)
    this.#mayBeOld = false
    return this.#stored()
  }

  async #messageOf(content: unknown, n: number): Promise<Message> {
    const { dialect, hasVersions } = this.#options
    const digest = await digestOf(content)
    const id = dialect.idOf(content)
    const own = hasVersions ? '' : ` ${digest}`
    return { key: id === undefined ? `${n} ${digest}` : `#${id}${own}`, digest, n, content }
  }

  /** Stores messages that are not there, until all of them are. */
  async #store(messages: readonly Message[], stored: readonly StoredMessage[]): Promise<void> {
    let present: readonly StoredMessage[] = stored
    const isThere = ({ key, digest }: Message): boolean =>
      present.some(each => each.key === key && each.digest === digest)
    const missing = (): Message[] => messages.filter(message => !isThere(message))
    let left = missing()
    for (let tries = 0; left.length > 0; tries++) {
      if (tries > TRIES)
        throw new KeepsakeError(`The server has not stored ${left.length} of ${messages.length} messages.`, NOT_STORED)
      const rows = left.flatMap(message => rowsOf(message, this.#written(message, tries === TRIES)))
      // more is counted than there was, if a turn was taken for another one in its words
      if (await this.#session.store(rows, this.#memories, 2 ** tries - 1)) return
      present = await this.#stored()
      left = missing()
    }
  }

  /** @param isWhole keeps the turn beside the others, where nothing is a duplicate */
  #written({ content }: Message, isWhole: boolean) {
    return isWhole
      ? { speaker: undefined, said: [], rest: JSON.stringify(content), places: undefined }
      : write(content, this.#options.dialect)
  }

  #learn(messages: readonly Message[]): void {
    for (const { key, digest } of messages) this.#known.set(key, digest)
    this.#next = Math.max(this.#next ?? 0, nextOf(messages))
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}

const nextOf = (messages: readonly Message[]): number =>
  messages.reduce((next, { n }) => Math.max(next, Math.floor(n) + 1), 0)

/** A conversation of a record. */
export interface TranscriptSummary {
  id: string
  /** How many messages it has. */
  messages: number
  /** When the newest one was stored, in ISO 8601. */
  updatedAt: string
}

/** The transcripts of a record, the newest first. */
export async function transcriptsOf(client: Keepsake, record: RecordKey): Promise<TranscriptSummary[]> {
  const memories = await memoriesOf(client, record)
  return [...groupBy(memories, ({ sessionId = '' }) => sessionId)]
    .flatMap(([id, of]): TranscriptSummary[] => {
      const messages = messagesOf(of)
      const [updatedAt] = messages
        .map(({ at }) => at)
        .sort()
        .reverse()
      return updatedAt === undefined ? [] : [{ id, messages: messages.length, updatedAt }]
    })
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

/** Transcripts that an earlier version kept in records of the type `Session`. */
export interface MigrateOptions {
  /** The person whose conversations they are. */
  record: RecordKey
  sessionIds: readonly string[]
}

/** Moves transcripts of earlier versions. @returns the IDs of those that there were */
export async function migrate(
  options: Omit<TranscriptOptions, 'id'>,
  sessionIds: readonly string[],
): Promise<string[]> {
  const moved: string[] = []
  for (const id of sessionIds) if (await new Transcript({ ...options, id }).move()) moved.push(id)
  return moved
}
