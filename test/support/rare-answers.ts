import { collections } from './rare-answers/collections.ts'
import { jobs } from './rare-answers/jobs.ts'
import { memory } from './rare-answers/memory.ts'
import { organizations } from './rare-answers/organizations.ts'
import { others } from './rare-answers/others.ts'
import type { RareAnswer } from './rare-answers/rare-answer.ts'
import { webhooks } from './rare-answers/webhooks.ts'

/** Responses with what few rows have: an end, a failure, a contradiction. */
export const RARE: RareAnswer[] = [...memory, ...collections, ...organizations, ...webhooks, ...jobs, ...others]
