import type { Keepsake } from '@keepsake/sdk'
import type { UIMessage } from 'ai'
import { Transcript } from '../../shared/transcript.ts'

/** A message of `useChat`, with your own types of metadata, data parts and tools. */
export type StoredMessage = UIMessage

/** Keeps the messages of chats, as the guide of the AI SDK to message persistence asks for. */
export interface KeepsakeMessageStore<Message extends StoredMessage = UIMessage> {
  /** @returns the messages of a chat, oldest first; none if it was never saved. Pass them to `validateUIMessages` if their types may have changed. */
  load(chatId: string): Promise<Message[]>
  /** Makes the chat equal to these messages. Only messages that are new or changed are written. */
  save(chatId: string, messages: readonly Message[]): Promise<void>
  /** Deletes the messages of a chat. They can be restored for 30 days. */
  delete(chatId: string): Promise<void>
}

/**
 * Stores UI messages word for word, with all of their parts. A chat is a record of the type `Session`.
 * @example
 * const chats = keepsakeMessageStore(client)
 * return result.toUIMessageStreamResponse({ originalMessages: messages, onEnd: ({ messages }) => chats.save(chatId, messages) })
 */
export function keepsakeMessageStore<Message extends StoredMessage = UIMessage>(
  client: Keepsake,
): KeepsakeMessageStore<Message> {
  return {
    // what was saved as messages is read back as it was
    load: async chatId => (await new Transcript(client, chatId).read()) as Message[],
    save: (chatId, messages) => new Transcript(client, chatId).replace(messages),
    delete: chatId => new Transcript(client, chatId).clear(),
  }
}
