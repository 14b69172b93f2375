// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Group } from '../tree.ts'

export const groups: Group[] = [
  {
    name: "memory",
    summary: "Store memories about entities, and get them back.",
    load: () => import('./commands/memory.gen.ts'),
  },
  {
    name: "collections",
    summary: "What to extract from memories.",
    load: () => import('./commands/collections.gen.ts'),
  },
  {
    name: "entities",
    summary: "What kinds of records there are, and what to extract for each.",
    load: () => import('./commands/entities.gen.ts'),
  },
  {
    name: "events",
    summary: "Work that goes on after the answer, such as a batch.",
    load: () => import('./commands/events.gen.ts'),
  },
  {
    name: "webhooks",
    summary: "Events sent to a URL of yours, signed, and tried again until they arrive.",
    load: () => import('./commands/webhooks.gen.ts'),
  },
  {
    name: "auth",
    summary: "Register an agent, see who a key belongs to and its plan, and run the server's organizations and keys.",
    load: () => import('./commands/auth.gen.ts'),
  },
  {
    name: "account",
    summary: "Whose key it is, its plan, and what was used.",
    load: () => import('./commands/account.gen.ts'),
  },
  {
    name: "admin",
    summary: "Register an agent, see who a key belongs to and its plan, and run the server's organizations and keys.",
    load: () => import('./commands/admin.gen.ts'),
  },
  {
    name: "health",
    summary: "Whether the server is alive and ready.",
    load: () => import('./commands/health.gen.ts'),
  },
]
