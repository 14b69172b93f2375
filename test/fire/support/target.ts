import { createTestApp, INTERNAL_API_KEY } from '../../../server/test/support/test-app.ts'
import type { Store } from '../../../server/test/support/test-database.ts'
import { makeWorld, type World } from '../../support/requests.ts'

/** An organization that requests are for, with what is known of it. */
export interface Target {
  ids: World['ids']
  key: string
  /** Ids that responses have named, by prefix. */
  seen: Map<string, string[]>
  reviving?: Promise<void>
}

export const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
const CREDITS = 1_000_000_000_000
const KEPT = 40
const READ = 20_000
const ID = /\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{26}\b/g

/** Fills a store with organizations in which the example of every operation succeeds. */
export async function makeTargets(store: Store, count: number): Promise<Target[]> {
  const app = await createTestApp({ store, settings: { ENCRYPTION_KEY, WORKERS: 'off' }, checks: false })
  const targets: Target[] = []
  for (let n = 0; n < count; n++) {
    const { ids, organization } = await makeWorld(app, { credits: CREDITS })
    const target: Target = { ids, key: organization.key, seen: new Map() }
    learn(target, JSON.stringify(ids))
    targets.push(target)
  }
  await app.stop()
  return targets
}

/** Notes the ids in a response, so that later requests name them. */
export function learn({ seen }: Target, text: string): void {
  for (const [id, prefix = ''] of text.slice(0, READ).matchAll(ID)) {
    const known = seen.get(prefix) ?? []
    if (known.length === 0) seen.set(prefix, known)
    if (known.includes(id)) continue
    known.push(id)
    if (known.length > KEPT) known.shift()
  }
}

/** An id of the same kind that exists. @param choice any number */
export function known({ seen }: Target, id: string, choice: number): string {
  const all = seen.get(id.slice(0, id.indexOf('_'))) ?? []
  return all[choice % Math.max(1, all.length)] ?? id
}

/** Undoes what requests did to the access of their own organization: suspended it, changed its plan, revoked its key. */
export function revive(url: string, target: Target): Promise<void> {
  target.reviving ??= accessAgain(url, target).finally(() => delete target.reviving)
  return target.reviving
}

async function accessAgain(url: string, target: Target): Promise<void> {
  const admin = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/api/v1/admin/organizations/${target.ids.organization}${path}`, {
      method,
      headers: { 'x-internal-api-key': INTERNAL_API_KEY, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  await admin('POST', '/resume')
  await admin('PATCH', '', { plan: 'unlimited' })
  const made = await admin('POST', '/keys', { name: 'fire', role: 'owner' })
  if (made.status === 201) target.key = (await made.json()).data.apiKey
}
