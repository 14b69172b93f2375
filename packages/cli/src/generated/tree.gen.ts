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
    name: "events",
    summary: "Background jobs, such as batches.",
    load: () => import('./commands/events.gen.ts'),
  },
  {
    name: "webhooks",
    summary: "Send signed events to a URL, with retries.",
    load: () => import('./commands/webhooks.gen.ts'),
  },
  {
    name: "auth",
    summary: "Register an agent, check a key and its plan, and manage the organizations and keys of the server.",
    load: () => import('./commands/auth.gen.ts'),
  },
  {
    name: "account",
    summary: "Show the account of a key, its plan and its usage.",
    load: () => import('./commands/account.gen.ts'),
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
