import type { Schemas } from '../../contract/schemas.ts'
import type { LanguageModels } from '../../models/language-models.ts'
import type { ConfiguredEmbedder } from '../../models/port.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import type { EntityFields } from './entity.ts'

/** A tool of an MCP server that models can call. */
export interface McpTool {
  /** The name that models call it by. */
  callName: string
  description: string
  inputSchema: JsonObject
  serverId: string
  /** The name on its server. */
  name: string
}

/** What the area needs of others. */
export interface OrchestrationPorts {
  languageModels: LanguageModels
  /** Undefined if none is configured. */
  embedder: ConfiguredEmbedder | undefined
  records: {
    /**
     * What is known about a record, for a prompt. Undefined if it does not exist yet and may be new.
     * @throws ApiError `not_found_error`, or `validation_error` if the keys are invalid
     */
    digest(
      billing: Pick<BillingContext, 'scope' | 'principal'>,
      fields: EntityFields,
      options: { focus: string; mayBeNew: boolean; tokenBudget: number; path: string },
    ): Promise<{ recordId: string; digest: string } | undefined>
    /** The memories of a record that fit a query, best first: lines with their dates. */
    recall(scope: TenantScope, recordId: string, query: string, limit: number): Promise<string[]>
    /** What a recall costs, in credits. */
    recallPrice: number
  }
  guidelines: {
    /** The guidelines with these ids, in this order. Those that do not exist are left out. */
    byIds(scope: TenantScope, ids: readonly string[]): Promise<{ id: string; name: string; value: string }[]>
    /** Compiles the guidelines that fit a message; empty if none does. */
    select(scope: TenantScope, message: string, maxTokens: number): Promise<string>
  }
  mcps: {
    /**
     * The tools of MCP servers that models can call.
     * @param references IDs or slugs
     * @throws ApiError `not_found_error` or `validation_error` for servers that are unknown or disabled, unless they
     * `mayBeGone`
     */
    enabledTools(
      scope: TenantScope,
      references: readonly string[],
      options?: { mayBeGone?: boolean },
    ): Promise<McpTool[]>
    /** Begins the calls of one run, which has its own connections. A failed call is a result with `isError`. */
    openCalls(scope: TenantScope): {
      callMcpTool(tool: McpTool, input: JsonObject, signal: AbortSignal): Promise<{ content: string; isError: boolean }>
      close(): Promise<void>
    }
  }
  /** Stores a text as a memory. */
  memorize(
    billing: BillingContext,
    memory: EntityFields & Pick<Schemas['MemorizeRequest'], 'content' | 'speaker' | 'sessionId' | 'extract'>,
    signal: AbortSignal,
  ): Promise<{ data: Schemas['Memorized'] }>
}
