import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { limitAddress } from '../platform/access/address-limit.ts'
import { COOKIE, CSRF_HEADER, csrfTokenOf, secretIn, sessionOf } from '../platform/access/session-cookie.ts'
import type { Database } from '../platform/database/database.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import {
  type Begun,
  endSession,
  findSession,
  type Listed,
  listSessions,
  requireSession,
  signInWithKey,
  signInWithLink,
} from '../platform/sessions/sessions.ts'
import { mailSignIn } from '../platform/sessions/sign-in-mail.ts'
import { ApiError } from '../platform/values/errors.ts'
import { newId } from '../platform/values/ids.ts'
import { prefixOf } from './prefix.ts'
import type { Web } from './web.ts'

/** Attempts to sign in from one address and hour. */
const MAX_PER_HOUR = 100
const MAX_BODY = 4_096

const SignIn = z.union([
  z.strictObject({ apiKey: z.string().min(1).max(500) }),
  z.strictObject({ code: z.string().min(1).max(500) }),
])
const SignInByMail = z.strictObject({ email: z.string().trim().min(3).max(320).includes('@') })

interface SessionOptions {
  database: Database
  log: Logger
  /** Undefined if the server sends no mail: then one signs in with a key. */
  mail: Mailer | undefined
  publicUrl: string
  addressOf(context: Context): string
}

/** Serves the session of the console: signing in with a key or a mailed link, and the list of sessions. */
export function mountSession(web: Web, { database, log, mail, publicUrl, addressOf }: SessionOptions): void {
  const attributes = {
    path: `${prefixOf(publicUrl)}/`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  } as const
  const linkOf = (code: string): string => `${publicUrl}/console/sign-in#code=${code}`
  const visitOf = (context: Context) => ({ userAgent: context.req.header('User-Agent'), requestId: newId('req') })
  const begin = (context: Context, { id, secret, expiresAt }: Begun) => {
    setCookie(context, COOKIE, secret, { ...attributes, expires: expiresAt })
    const data = { id, csrfToken: csrfTokenOf(secret), expiresAt: expiresAt.toISOString() }
    return context.json({ success: true, data }, 201)
  }
  /** The session of who asks, which may change something. */
  const own = async (context: Context): Promise<Listed> => {
    const { method, raw } = context.req
    const session = await requireSession(database, secretIn(raw.headers))
    if (!sessionOf(raw.headers, method)?.hasToken)
      throw new ApiError('permission_error', `Send the header ${CSRF_HEADER}. GET /console/session answers it.`)
    return session
  }
  const end = async (context: Context, id?: string) => {
    const session = await own(context)
    await endSession(database, session, id ?? session.id, newId('req'))
    if (id === undefined || id === session.id) deleteCookie(context, COOKIE, attributes)
    return context.json({ success: true, data: { id: id ?? session.id } })
  }
  web.use('/console/session/*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })

  web.get('/console/session', async context => {
    const secret = secretIn(context.req.raw.headers)
    const session = secret === undefined ? undefined : await findSession(database, secret)
    if (!session || secret === undefined)
      return context.json({ success: true, data: { session: null, mail: mail !== undefined } })
    return context.json({
      success: true,
      data: { session: { ...wire(session), csrfToken: csrfTokenOf(secret) }, mail: mail !== undefined },
    })
  })

  web.post('/console/session', async context => {
    await limitAddress(database, addressOf(context), MAX_PER_HOUR, 'session:')
    const given = await bodyOf(context, SignIn)
    const visit = visitOf(context)
    return begin(
      context,
      'apiKey' in given
        ? await signInWithKey(database, given.apiKey, visit)
        : await signInWithLink(database, given.code, visit),
    )
  })

  web.post('/console/session/mail', async context => {
    await limitAddress(database, addressOf(context), MAX_PER_HOUR, 'session:')
    const { email } = await bodyOf(context, SignInByMail)
    if (!mail) throw new ApiError('not_found_error', 'This server sends no mail (SMTP_URL). Sign in with an API key.')
    // not awaited: the answer, and when it comes, are the same whether there is such a member or not
    void mailSignIn({ database, mail, log, linkOf }, email)
    return context.json({ success: true, data: { sent: true } }, 202)
  })

  web.delete('/console/session', context => end(context))

  web.get('/console/session/list', async context => {
    const session = await requireSession(database, secretIn(context.req.raw.headers))
    const sessions = await listSessions(database, session)
    return context.json({
      success: true,
      data: sessions.map(each => ({ ...wire(each), isCurrent: each.id === session.id })),
    })
  })

  web.delete('/console/session/list/:id', context => end(context, context.req.param('id')))
}

const wire = ({ id, userAgent, createdAt, lastUsedAt, expiresAt, key: { name, prefix, last4 } }: Listed) => ({
  id,
  userAgent,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  key: { name, prefix, last4 },
})

const tooLarge = (): never => {
  throw new ApiError('validation_error', `The body has more than ${MAX_BODY} bytes.`, { status: 413 })
}

/** @throws ApiError `validation_error` that names the field */
async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  // no form of another site can send this type
  if (!context.req.header('Content-Type')?.startsWith('application/json'))
    throw new ApiError('validation_error', 'The body must have Content-Type: application/json.', { status: 415 })
  const json: unknown = await context.req.json().catch(() => {
    throw new ApiError('validation_error', 'The body is not JSON.')
  })
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw new ApiError(
    'validation_error',
    'Send {"apiKey": …}, {"code": …} of a mailed link, or to get one {"email": …}.',
  )
}
