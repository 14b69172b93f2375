import type { Schemas } from '../../contract/schemas.ts'
import type { LanguageModels } from '../../models/language-models.ts'
import type { ConfiguredEmbedder, TokenUsage } from '../../models/port.ts'
import type { Permission } from '../../platform/access/permissions.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import type { EntityFields } from './entity.ts'

export interface McpTool {
  /** The name that models call it by. */
  callName: string
  description: string
  inputSchema: JsonObject
  serverId: string
  /** The name on its server. */
  name: string
}

export interface PolicyRequest {
  message: string
  /** Only guidelines with all of these tags. */
  tags?: readonly string[] | undefined
  maxTokens: number
  signal?: AbortSignal | undefined
}

export interface FoundPolicies {
  /** Empty if none applies. */
  text: string
  /** Names and headings of all guidelines, if the text does not have all of them. */
  directory: readonly string[] | undefined
  /** Tokens of the model that chose them, if one was called. */
  usage?: TokenUsage
}

/** What the area needs of others. It uses them only as `authorizedPorts` gives them out, for one caller. */
export interface UncheckedPorts {
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
    recall(
      billing: Pick<BillingContext, 'scope' | 'principal'>,
      recordId: string,
      query: string,
      limit: number,
    ): Promise<string[]>
    /** What a recall costs, in credits. */
    recallPrice: number
  }
  /** Guidelines, in tags as models get them. */
  guidelines: {
    /** The guidelines with these ids, in this order. Those that do not exist are left out. */
    byIds(scope: TenantScope, ids: readonly string[]): Promise<{ id: string; text: string }[]>
    /** All guidelines if they fit, and otherwise those that a message needs, with a directory of all. */
    forMessage(scope: TenantScope, request: PolicyRequest): Promise<FoundPolicies>
    /** The guidelines that fit what a model looks for. */
    find(scope: TenantScope, request: PolicyRequest): Promise<string>
    /** A guideline or a section of it, by its id or name. @throws ApiError `not_found_error` that says what exists */
    read(
      scope: TenantScope,
      wanted: { guideline: string; section?: string; tags?: readonly string[] | undefined },
    ): Promise<string>
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

/** The ports for one caller, whose scopes they check. */
export interface OrchestrationPorts extends UncheckedPorts {
  /** @throws ApiError `permission_error` that names the scope */
  require(permission: Permission): void
  may(permission: Permission): boolean
}
