// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Group } from '../tree.ts'

export const groups: Group[] = [
  {
    name: "memory",
    summary: "Store memories about entities and recall them.",
    load: () => import('./commands/memory.gen.ts'),
  },
  {
    name: "collections",
    summary: "Define what is extracted from memories.",
    load: () => import('./commands/collections.gen.ts'),
  },
  {
    name: "entities",
    summary: "Manage the types of records.",
    load: () => import('./commands/entities.gen.ts'),
  },
  {
    name: "guidelines",
    summary: "Keep Markdown documents that agents follow, and read them by section.",
    load: () => import('./commands/guidelines.gen.ts'),
  },
  {
    name: "multimodal",
    summary: "Store images, audio and PDFs as memories, and search them.",
    load: () => import('./commands/multimodal.gen.ts'),
  },
  {
    name: "models",
    summary: "List the configured language models.",
    load: () => import('./commands/models.gen.ts'),
  },
  {
    name: "ai",
    summary: "Prompt a language model.",
    load: () => import('./commands/ai.gen.ts'),
  },
  {
    name: "chat",
    summary: "Complete chats in OpenAI's format.",
    load: () => import('./commands/chat.gen.ts'),
  },
  {
    name: "responses",
    summary: "Run models with tools.",
    load: () => import('./commands/responses.gen.ts'),
  },
  {
    name: "agents",
    summary: "Keep agents, stored instructions for models, and run them.",
    load: () => import('./commands/agents.gen.ts'),
  },
  {
    name: "context",
    summary: "Find what an agent needs for a message.",
    load: () => import('./commands/context.gen.ts'),
  },
  {
    name: "rag",
    summary: "Add documents to projects, and search them and external sources.",
    load: () => import('./commands/rag.gen.ts'),
  },
  {
    name: "events",
    summary: "Background jobs, such as batches.",
    load: () => import('./commands/events.gen.ts'),
  },
  {
    name: "webhooks",
    summary: "Send signed events to a URL, with retries, and receive those of other services.",
    load: () => import('./commands/webhooks.gen.ts'),
  },
  {
    name: "destinations",
    summary: "Send events to named URLs.",
    load: () => import('./commands/destinations.gen.ts'),
  },
  {
    name: "notifications",
    summary: "Notify members of the organization, with actions that they can run.",
    load: () => import('./commands/notifications.gen.ts'),
  },
  {
    name: "gateway",
    summary: "Look up people, companies and news at a data provider, paid per request from a prepaid balance.",
    load: () => import('./commands/gateway.gen.ts'),
  },
  {
    name: "wallet",
    summary: "Show the prepaid balance and its ledger.",
    load: () => import('./commands/wallet.gen.ts'),
  },
  {
    name: "mcps",
    summary: "Add servers with tools for models, and review their tools.",
    load: () => import('./commands/mcps.gen.ts'),
  },
  {
    name: "auth",
    summary: "Register an agent, and check a key.",
    load: () => import('./commands/auth.gen.ts'),
  },
  {
    name: "account",
    summary: "Show the account of a key, its plan and its usage.",
    load: () => import('./commands/account.gen.ts'),
  },
  {
    name: "organizations",
    summary: "Show, create and rename organizations.",
    load: () => import('./commands/organizations.gen.ts'),
  },
  {
    name: "members",
    summary: "Invite and manage the members of the organization.",
    load: () => import('./commands/members.gen.ts'),
  },
  {
    name: "keys",
    summary: "Create, rotate and revoke API keys.",
    load: () => import('./commands/keys.gen.ts'),
  },
  {
    name: "audit",
    summary: "Show who changed what.",
    load: () => import('./commands/audit.gen.ts'),
  },
  {
    name: "analytics",
    summary: "Usage by time, operation, key, collection and model, and what remains of the plan.",
    load: () => import('./commands/analytics.gen.ts'),
  },
  {
    name: "admin",
    summary: "Manage the organizations and keys of the server.",
    load: () => import('./commands/admin.gen.ts'),
  },
  {
    name: "health",
    summary: "Liveness and readiness of the server.",
    load: () => import('./commands/health.gen.ts'),
  },
]
