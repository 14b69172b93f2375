import type { Keepsake } from '@keepsake/sdk'
import { BaseListChatMessageHistory } from '@langchain/core/chat_history'
import {
  type BaseMessage,
  mapChatMessagesToStoredMessages,
  mapStoredMessagesToChatMessages,
  type StoredMessage,
} from '@langchain/core/messages'
import type { RecordKey } from '../../shared/record.ts'
import { type Dialect, fieldOf, nonEmpty, textsAt } from '../../shared/transcript/message.ts'
import { requireRecord } from '../../shared/transcript/session.ts'
import { type MigrateOptions, migrate, Transcript } from '../../shared/transcript/transcript.ts'

/** Options of {@link KeepsakeChatMessageHistory}. */
export interface ChatMessageHistoryOptions {
  /** The person whose conversation it is. The first message creates the record. */
  record: RecordKey
  /** The name of the conversation, of your choice: at most 200 characters. */
  sessionId: string
  /** Whether properties are extracted from what is said. [false] */
  extract?: boolean
}

const SPEAKERS: Record<string, string> = { human: 'user', ai: 'assistant' }

const DIALECT: Dialect = {
  idOf: message => nonEmpty(fieldOf(fieldOf(message, 'data'), 'id')),
  spoken(message) {
    const speaker = SPEAKERS[String(fieldOf(message, 'type'))]
    return speaker === undefined ? undefined : { speaker, texts: textsAt(message, ['data', 'content'], ['text']) }
  },
}

/**
 * The messages of a conversation, kept on the server as LangChain writes them, for `RunnableWithMessageHistory`. What is
 * said are turns of the record, which recall finds; calls of tools and their results are kept beside them.
 *
 * @example
 * const getMessageHistory = (sessionId: string) => new KeepsakeChatMessageHistory(client, { record, sessionId })
 * const chain = new RunnableWithMessageHistory({ runnable, getMessageHistory, … })
 */
export class KeepsakeChatMessageHistory extends BaseListChatMessageHistory {
  lc_namespace: string[] = ['keepsake', 'chat_message_history']
  readonly #transcript: Transcript

  /** @throws ConfigurationError without a record */
  constructor(client: Keepsake, options: ChatMessageHistoryOptions) {
    super()
    const record = requireRecord(options?.record, 'KeepsakeChatMessageHistory')
    const { sessionId: id, extract } = options
    this.#transcript = new Transcript({ client, record, dialect: DIALECT, id, extract, hasVersions: false })
  }

  /** @returns all messages, oldest first */
  async getMessages(): Promise<BaseMessage[]> {
    // what was added as stored messages is read back as it was
    return mapStoredMessagesToChatMessages((await this.#transcript.read()) as StoredMessage[])
  }

  /** Adds a message at the end. */
  addMessage(message: BaseMessage): Promise<void> {
    return this.addMessages([message])
  }

  /**
   * Adds messages at the end, all of them or none: each once by its ID, without one by its number.
   * @throws KeepsakeError if a message was not stored
   */
  override addMessages(messages: BaseMessage[]): Promise<void> {
    return this.#transcript.append(mapChatMessagesToStoredMessages(messages))
  }

  /** Deletes all messages. They can be restored for 30 days. */
  override clear(): Promise<void> {
    return this.#transcript.clear()
  }
}

/** Moves conversations that an earlier version kept in records of the type `Session` to their person. @returns the IDs of those that there were */
export const migrateTranscripts = (client: Keepsake, { record, sessionIds }: MigrateOptions): Promise<string[]> =>
  migrate(
    { client, record: requireRecord(record, 'migrateTranscripts'), dialect: DIALECT, hasVersions: false },
    sessionIds,
  )
