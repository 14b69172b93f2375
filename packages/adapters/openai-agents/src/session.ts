import type { Keepsake } from '@keepsake/sdk'
import type { AgentInputItem, Session } from '@openai/agents'
import type { RecordKey } from '../../shared/record.ts'
import { type Dialect, fieldOf, nonEmpty, textsAt } from '../../shared/transcript/message.ts'
import { requireRecord } from '../../shared/transcript/session.ts'
import { type MigrateOptions, migrate, Transcript } from '../../shared/transcript/transcript.ts'

/** Options of {@link KeepsakeSession}. */
export interface KeepsakeSessionOptions {
  /** The person whom the agent talks to. The first item creates the record. */
  record: RecordKey
  /** The name of the conversation, of your choice: at most 200 characters. [a new one] */
  sessionId?: string
  /** Whether properties are extracted from what is said. [false] */
  extract?: boolean
}

const DIALECT: Dialect = {
  idOf: item => nonEmpty(fieldOf(item, 'id')),
  spoken(item) {
    const role = fieldOf(item, 'role')
    if ((fieldOf(item, 'type') ?? 'message') !== 'message' || (role !== 'user' && role !== 'assistant'))
      return undefined
    return { speaker: role, texts: textsAt(item, ['content'], ['input_text', 'output_text']) }
  },
}

/**
 * The history of a conversation, kept on the server: what one process said, the next one continues. Items are stored as
 * the Agents SDK writes them. What is said are turns of the record, which recall finds; calls of tools and their results
 * are kept beside them.
 *
 * @example
 * const session = new KeepsakeSession(client, { record: { email: 'dana.reyes@northwind.example' }, sessionId: 'chat-4711' })
 * const { finalOutput } = await run(agent, 'When should you call me?', { session })
 */
export class KeepsakeSession implements Session {
  readonly #id: string
  readonly #transcript: Transcript

  /** @throws ConfigurationError without a record */
  constructor(client: Keepsake, options: KeepsakeSessionOptions) {
    const record = requireRecord(options?.record, 'KeepsakeSession')
    const { sessionId: id = crypto.randomUUID(), extract } = options
    this.#id = id
    this.#transcript = new Transcript({ client, record, dialect: DIALECT, id, extract, hasVersions: false })
  }

  /** @returns the name of the conversation */
  async getSessionId(): Promise<string> {
    return this.#id
  }

  /**
   * @param limit only this many items, the newest ones
   * @returns the items, oldest first
   */
  async getItems(limit?: number): Promise<AgentInputItem[]> {
    // what was added as items is read back as it was
    return (await this.#transcript.read(limit)) as AgentInputItem[]
  }

  /**
   * Adds items at the end, all of them or none: each once by its ID, without one by its number.
   * @throws KeepsakeError if an item was not stored
   */
  addItems(items: AgentInputItem[]): Promise<void> {
    return this.#transcript.append(items)
  }

  /** Removes the newest item. @returns it, or undefined if there is none */
  async popItem(): Promise<AgentInputItem | undefined> {
    return (await this.#transcript.pop()) as AgentInputItem | undefined
  }

  /** Deletes all items. They can be restored for 30 days. */
  clearSession(): Promise<void> {
    return this.#transcript.clear()
  }
}

/** Moves sessions that an earlier version kept in records of the type `Session` to their person. @returns the IDs of those that there were */
export const migrateTranscripts = (client: Keepsake, { record, sessionIds }: MigrateOptions): Promise<string[]> =>
  migrate(
    { client, record: requireRecord(record, 'migrateTranscripts'), dialect: DIALECT, hasVersions: false },
    sessionIds,
  )
