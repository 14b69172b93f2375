import type { Database, TenantScope } from '../database/database.ts'
import type { Vault } from '../encryption/crypto.ts'
import { UNREADABLE_SECRET, whenUnreadable } from '../encryption/readable.ts'
import type { SigningSecrets } from '../encryption/signing-secret.ts'
import { hopsHeader, MAX_HOPS } from '../events/hops.ts'
import type { Logger } from '../log/log.ts'
import type { OutboundFetch } from '../outbound-http/outbound-http.ts'
import { type ClaimedJob, enqueue } from './jobs.ts'
import { POST_RETRY_SECONDS } from './retry-schedule.ts'
import type { JobKind } from './runner.ts'
import { type PostOutcome, postSigned, type SignedPost } from './signed-post.ts'

const CIRCULAR = `Not called: ${MAX_HOPS} deliveries in a row led to this call, so the deliveries run in a circle.`
const GIVEN_UP = 'The server could not send it. Its log says why.'

/** What waits to be posted. */
export interface WaitingPost extends Pick<SignedPost, 'id' | 'body' | 'headers' | 'plainHttp'> {
  /** Decrypts the URL. @throws UnreadableSecret */
  url(): string
}

/** An attempt as those keep it who queued the post. */
export type PostAttempt = Pick<PostOutcome, 'status' | 'responseCode' | 'error'> & { attemptedAt: Date }

/** What the jobs of a kind post. */
export interface Posts {
  secrets: SigningSecrets
  /** Nothing if it no longer waits. */
  find(scope: TenantScope, payload: ClaimedJob['payload']): Promise<WaitingPost | undefined>
  keep(scope: TenantScope, payload: ClaimedJob['payload'], attempt: PostAttempt): Promise<unknown>
}

interface PostDependencies {
  database: Database
  vault: Vault
  outbound: OutboundFetch
  log: Logger
}

/** Queues a post, in the current transaction. @param payload what `find` and `keep` know it by */
export async function enqueuePost(
  database: Database,
  { tenantId, livemode }: TenantScope,
  { kind, payload }: { kind: string; payload: ClaimedJob['payload'] },
): Promise<void> {
  const maxAttempts = POST_RETRY_SECONDS.length + 1
  await enqueue(database, { kind, payload: { ...payload, livemode }, tenantId, maxAttempts })
}

/** Posts what waits, signed, until its receiver responds with 2xx, or with what a retry does not change. */
export function createPostJob({ database, vault, outbound, log }: PostDependencies, posts: Posts): JobKind {
  const scopeOf = ({ tenantId, payload }: ClaimedJob): TenantScope =>
    database.scope({ tenantId: Number(tenantId), livemode: payload.livemode === true })

  async function fail(job: ClaimedJob, error: string): Promise<undefined> {
    const scope = scopeOf(job)
    const attempt = { status: 'failed', responseCode: null, error, attemptedAt: await scope.now() } as const
    await posts.keep(scope, job.payload, attempt)
  }

  return {
    lane: 'upkeep',
    async handle(job, signal) {
      const scope = scopeOf(job)
      const hops = job.hops ?? 0
      const post = await posts.find(scope, job.payload)
      if (!post) return undefined
      if (hops >= MAX_HOPS) {
        log.warn({ job: job.id, kind: job.kind, message: post.id }, CIRCULAR)
        return fail(job, CIRCULAR)
      }
      const { url, headers, ...message } = post
      const open = async () => ({ url: url(), secret: (await posts.secrets.of(scope, vault)).secret })
      const opened = await open().catch(whenUnreadable(undefined))
      if (!opened) return fail(job, UNREADABLE_SECRET)
      const attemptedAt = await scope.now()
      const { again, ...outcome } = await postSigned(outbound, {
        ...message,
        ...opened,
        headers: { ...headers, ...hopsHeader(hops) },
        timestamp: Math.floor(attemptedAt.getTime() / 1_000),
        ...{ livemode: scope.livemode, signal, attempts: job.attempts },
      })
      await posts.keep(scope, job.payload, { ...outcome, attemptedAt })
      return again === undefined ? undefined : { again }
    },
    onGivenUp: job => fail(job, GIVEN_UP),
  }
}
