import type { Keepsake } from '@keepsake/sdk'
import { BaseListChatMessageHistory } from '@langchain/core/chat_history'
import {
  type BaseMessage,
  mapChatMessagesToStoredMessages,
  mapStoredMessagesToChatMessages,
  type StoredMessage,
} from '@langchain/core/messages'
import { Transcript } from '../../shared/transcript.ts'

/**
 * The messages of a conversation, kept on the server as LangChain writes them, for `RunnableWithMessageHistory`. They are
 * a record of the type `Session`; nothing is extracted from them.
 *
 * @example
 * const chain = new RunnableWithMessageHistory({ runnable, getMessageHistory: id => new KeepsakeChatMessageHistory(client, id), … })
 */
export class KeepsakeChatMessageHistory extends BaseListChatMessageHistory {
  lc_namespace: string[] = ['keepsake', 'chat_message_history']
  readonly #transcript: Transcript

  /** @param sessionId the name of the conversation, of your choice: at most 500 characters */
  constructor(client: Keepsake, sessionId: string) {
    super()
    this.#transcript = new Transcript(client, sessionId)
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

  /** Adds messages at the end with one call, all of them or none. */
  override addMessages(messages: BaseMessage[]): Promise<void> {
    return this.#transcript.append(mapChatMessagesToStoredMessages(messages))
  }

  /** Deletes all messages. They can be restored for 30 days. */
  override clear(): Promise<void> {
    return this.#transcript.clear()
  }
}
