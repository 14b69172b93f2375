import type { Keepsake } from '@keepsake/sdk'
import type { AgentInputItem, Session } from '@openai/agents'
import { Transcript } from '../../shared/transcript.ts'

/**
 * The history of a conversation, kept on the server: what one process said, the next one continues. Items are stored as
 * the Agents SDK writes them, in a record of the type `Session`; nothing is extracted from them.
 *
 * @example
 * const session = new KeepsakeSession(client, 'chat-4711')
 * const { finalOutput } = await run(agent, 'When should you call me?', { session })
 */
export class KeepsakeSession implements Session {
  readonly #id: string
  readonly #transcript: Transcript

  /** @param sessionId the name of the conversation, of your choice: at most 500 characters. A new one is made if absent. */
  constructor(client: Keepsake, sessionId: string = crypto.randomUUID()) {
    this.#id = sessionId
    this.#transcript = new Transcript(client, sessionId)
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

  /** Adds items at the end, all of them or none. */
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
