import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { ApiError } from '../values/errors.ts'
import { type Holder, type Permission, requirePermission } from './permissions.ts'
import type { Principal } from './principal.ts'
import { isRole, lesserRole } from './roles.ts'
import { KEYS_NOW, type KeyNow } from './sql/authenticate.ts'

/** How long a key can be used in what is already open after it was revoked. */
const CHECK_MS = 1_000

interface Watcher {
  principal: Principal
  permission: Permission | undefined
  end(reason: ApiError): void
}

/** Ends what is open for a key when the key is revoked or loses the permission for it. */
export interface KeyWatch {
  /** @returns stops watching */
  watch(principal: Principal, permission: Permission | undefined, end: (reason: ApiError) => void): () => void
}

/** Checks all watched keys once a second with one statement, in each process. */
export function createKeyWatch(database: Database): KeyWatch {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  // the first request must not lend its transaction
  const detached = AsyncLocalStorage.snapshot()

  async function check(): Promise<void> {
    // what is opened while the database answers is not asked about yet
    const asked = [...watchers]
    const ids = [...new Set(asked.flatMap(({ principal: { key } }) => key?.id ?? []))]
    // an outage is no revocation
    const rows = await database.query<KeyNow>(KEYS_NOW, [ids]).catch(() => undefined)
    const keys = new Map(rows?.map(row => [row.id, row]))
    for (const watcher of rows ? asked : []) if (watchers.has(watcher) && ended(watcher, keys)) watchers.delete(watcher)
    schedule()
  }
  function schedule(): void {
    timer = watchers.size > 0 ? detached(() => setTimeout(check, CHECK_MS).unref()) : undefined
  }
  return {
    watch(principal, permission, end) {
      const watcher = { principal, permission, end }
      if (principal.key) watchers.add(watcher)
      if (!timer) schedule()
      return () => void watchers.delete(watcher)
    },
  }
}

/** Ends what a watcher watches unless its key may still do it. @returns whether it has ended */
function ended({ principal: { key, livemode }, permission, end }: Watcher, keys: ReadonlyMap<string, KeyNow>): boolean {
  try {
    const holder = holderOf(keys.get(key?.id ?? ''), livemode)
    if (!holder) throw new ApiError('authentication_error', `The API key ${key?.prefix}… has expired or was revoked.`)
    if (permission) requirePermission(holder, permission)
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    end(error)
    return true
  }
}

/** What a key can do now. Undefined if it does not work. */
function holderOf(now: KeyNow | undefined, livemode: boolean): Holder | undefined {
  if (!now || !isRole(now.role) || !isRole(now.member_role)) return undefined
  return { role: lesserRole(now.role, now.member_role), scopes: now.scopes, livemode }
}

/** Reads what a key can do now. Undefined if it was revoked, has expired or belongs to no active member. */
export async function readHolder(database: Database, keyId: string, livemode: boolean): Promise<Holder | undefined> {
  const [row] = await database.query<KeyNow>(KEYS_NOW, [[keyId]])
  return holderOf(row, livemode)
}
