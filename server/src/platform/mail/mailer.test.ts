import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import pino from 'pino'
import { generate } from 'selfsigned'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts'
import { createMailer, MailError, type Mailer } from './mailer.ts'

const FROM = 'Keepsake <keepsake@northwind.example>'
const mail = { to: 'dana@northwind.example', subject: 'Café is open', text: 'Hello Dana.\n.\nA line of one dot.' }

let server: TestSmtpServer | undefined
let mailer: Mailer | undefined
afterEach(async () => {
  mailer?.close()
  await server?.close()
})

async function start(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  server = await startSmtpServer(options)
  return server
}

function connect(url: string, from = FROM): Mailer {
  mailer = createMailer({ SMTP_URL: url, SMTP_FROM: from }, pino({ level: 'silent' }))
  if (!mailer) throw new Error('There is no mailer.')
  return mailer
}

const failureOf = (sending: Promise<void>): Promise<MailError> =>
  sending.then(
    () => expect.unreachable('It was sent.'),
    error => error,
  )

const withPassword: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'kay' && password === 'p@ss' ? done(null, { user: 'kay' }) : done(new Error('No.')),
}

it('does not exist without SMTP_URL', () => {
  expect(createMailer({}, pino({ level: 'silent' }))).toBeUndefined()
})

it('sends a message to one address', async () => {
  const { host, received } = await start()
  await connect(`smtp://${host}`).send({ ...mail, id: 'ntf_1.mbr_2' })
  expect(received).toMatchObject([{ from: 'keepsake@northwind.example', to: [mail.to], secure: false }])
  const raw = received[0]?.raw ?? ''
  expect(raw).toMatch(/^From: Keepsake <keepsake@northwind\.example>\r$/m)
  expect(raw).toMatch(/^Message-ID: <ntf_1\.mbr_2@northwind\.example>\r$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toContain('Hello Dana.\r\n.\r\nA line of one dot.')
})

it('logs in with the user and the password of the URL', async () => {
  const { host, received } = await start(withPassword)
  await connect(`smtp://kay:p%40ss@${host}`).send(mail)
  expect(received).toMatchObject([{ user: 'kay' }])
})

describe('TLS', () => {
  const system = getCACertificates('default')
  let pair: { cert: string; key: string }
  beforeAll(async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
    pair = { cert, key }
  })
  afterEach(() => setDefaultCACertificates(system))

  const ways: [string, string, SMTPServerOptions][] = [
    ['from the start', 'smtps', { secure: true }],
    ['by STARTTLS', 'smtp', { disabledCommands: [] }],
  ]

  it.each(ways)('%s is used', async (_how, scheme, options) => {
    setDefaultCACertificates([...system, pair.cert])
    const { host, received } = await start({ ...options, ...pair })
    await connect(`${scheme}://${host.replace('127.0.0.1', 'localhost')}`).send(mail)
    expect(received).toMatchObject([{ secure: true }])
  })

  it.each(ways)('%s needs a certificate that this machine trusts', async (_how, scheme, options) => {
    const { host, received } = await start({ ...options, ...pair })
    const failure = await failureOf(connect(`${scheme}://${host}`).send(mail))
    expect(failure.message).toMatch(/the host of SMTP_URL, .*certificate/)
    expect(failure.permanent).toBe(false)
    expect(received).toEqual([])
  })

  it('is required for a password, except on this machine', async () => {
    const { host, received } = await start(withPassword)
    const elsewhere = host.replace('127.0.0.1', '[::ffff:127.0.0.1]')
    const failure = await failureOf(connect(`smtp://kay:p%40ss@${elsewhere}`).send(mail))
    expect(failure.message).toMatch(/SMTP_URL, .*STARTTLS/)
    expect(received).toEqual([])
  })
})

describe('a failure', () => {
  it('names SMTP_URL if the password is wrong, without the password', async () => {
    const { host } = await start(withPassword)
    const failure = await failureOf(connect(`smtp://kay:wrong@${host}`).send(mail))
    expect(failure.message).toBe(`${host} refuses the user or the password of SMTP_URL.`)
    expect(failure.permanent).toBe(false)
  })

  it('names SMTP_URL if nothing listens there', async () => {
    const failure = await failureOf(connect('smtp://127.0.0.1:1').send(mail))
    expect(failure).toBeInstanceOf(MailError)
    expect(failure.message).toMatch(/127\.0\.0\.1:1, the host of SMTP_URL, .*ECONNREFUSED/)
    expect(failure.permanent).toBe(false)
  })

  it('names SMTP_FROM if the sender is refused', async () => {
    const { host } = await start({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('Not you.'), { responseCode: 550 })),
    })
    const failure = await failureOf(connect(`smtp://${host}`).send(mail))
    expect(failure.message).toContain('Change SMTP_FROM')
    expect(failure.permanent).toBe(false)
  })

  it.each([
    [550, true],
    [451, false],
  ])('with the status %i for the recipient is permanent: %s', async (responseCode, permanent) => {
    const { host } = await start({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such mailbox.'), { responseCode })),
    })
    const failure = await failureOf(connect(`smtp://${host}`).send(mail))
    expect(failure.permanent).toBe(permanent)
    expect(failure.message).toContain(host)
  })

  it('ends the wait for a server that does not answer when the signal aborts', async () => {
    const silent = createServer()
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const port = Object(silent.address()).port
    const reason = new Error('Stopping.')
    const sending = connect(`smtp://127.0.0.1:${port}`).send(mail, AbortSignal.abort(reason))
    await expect(sending).rejects.toBe(reason)
    silent.close()
  })
})

describe('headers cannot be added', () => {
  it.each([
    ['a@x.example\r\nBcc: b@x.example', 'Hello'],
    ['a@x.example, b@x.example', 'Hello'],
    ['a@x.example', 'Hello\r\nBcc: b@x.example'],
    ['a@x.example', 'Hello\nBcc: b@x.example'],
  ])('by the recipient %j and the subject %j', async (to, subject) => {
    const { host, received } = await start()
    expect((await failureOf(connect(`smtp://${host}`).send({ ...mail, to, subject }))).permanent).toBe(true)
    expect(received).toEqual([])
  })
})
