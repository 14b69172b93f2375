import type { Keepsake } from '@keepsake/sdk'
import type { UIMessage } from 'ai'
import type { RecordKey } from '../../shared/record.ts'
import { type Dialect, fieldOf, nonEmpty, textsAt } from '../../shared/transcript/message.ts'
import { requireRecord } from '../../shared/transcript/session.ts'
import {
  type MigrateOptions,
  migrate,
  Transcript,
  type TranscriptSummary,
  transcriptsOf,
} from '../../shared/transcript/transcript.ts'

/** A message of `useChat`, with your own types of metadata, data parts and tools. */
export type StoredMessage = UIMessage

/** Options of {@link keepsakeMessageStore}. */
export interface MessageStoreOptions {
  /** The person whose chats they are. The first message creates the record. */
  record: RecordKey
  /** Whether properties are extracted from what is said. [false] */
  extract?: boolean
}

/** Keeps the messages of chats, as the guide of the AI SDK to message persistence asks for. */
export interface KeepsakeMessageStore<Message extends StoredMessage = UIMessage> {
  /** @returns the messages of a chat, oldest first; none if it was never saved. Pass them to `validateUIMessages` if their types may have changed. */
  load(chatId: string): Promise<Message[]>
  /**
   * Makes the chat equal to these messages. Only messages that are new or changed are written, and only those are removed
   * that this store has loaded or saved: a tab that is behind removes nothing of another one.
   * @throws KeepsakeError if a message was not stored
   */
  save(chatId: string, messages: readonly Message[]): Promise<void>
  /** Adds messages at the end, each once by its ID. @throws KeepsakeError if a message was not stored */
  append(chatId: string, messages: readonly Message[]): Promise<void>
  /** The chats of the record, the newest first. */
  list(): Promise<TranscriptSummary[]>
  /** Deletes the messages of a chat. They can be restored for 30 days. */
  delete(chatId: string): Promise<void>
}

const DIALECT: Dialect = {
  idOf: message => nonEmpty(fieldOf(message, 'id')),
  spoken(message) {
    const role = fieldOf(message, 'role')
    if (role !== 'user' && role !== 'assistant') return undefined
    return { speaker: role, texts: textsAt(message, ['parts'], ['text']) }
  },
}

/**
 * Stores UI messages word for word, with all of their parts. What is said are turns of the record, in a session with the
 * ID of the chat: recall finds them, and they are exported and deleted with the record.
 * @throws ConfigurationError without a record
 * @example
 * const chats = keepsakeMessageStore(client, { record: { email: 'dana.reyes@northwind.example' } })
 * return result.toUIMessageStreamResponse({ originalMessages: messages, onEnd: ({ messages }) => chats.save(chatId, messages) })
 */
export function keepsakeMessageStore<Message extends StoredMessage = UIMessage>(
  client: Keepsake,
  { record: given, extract }: MessageStoreOptions,
): KeepsakeMessageStore<Message> {
  const record = requireRecord(given, 'keepsakeMessageStore')
  const chats = new Map<string, Transcript>()
  const chatOf = (id: string): Transcript => {
    const chat = chats.get(id) ?? new Transcript({ client, record, dialect: DIALECT, id, extract, hasVersions: true })
    chats.set(id, chat)
    return chat
  }
  return {
    // what was saved as messages is read back as it was
    load: async chatId => (await chatOf(chatId).read()) as Message[],
    save: (chatId, messages) => chatOf(chatId).save(messages),
    append: (chatId, messages) => chatOf(chatId).append(messages),
    list: () => transcriptsOf(client, record),
    delete: chatId => chatOf(chatId).clear(),
  }
}

/** Moves chats that an earlier version kept in records of the type `Session` to their person. @returns the IDs of those that there were */
export const migrateTranscripts = (client: Keepsake, { record, sessionIds }: MigrateOptions): Promise<string[]> =>
  migrate(
    { client, record: requireRecord(record, 'migrateTranscripts'), dialect: DIALECT, hasVersions: true },
    sessionIds,
  )
