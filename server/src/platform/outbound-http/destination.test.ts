import { expect, test, vi } from 'vitest'
import { type Answering, guard, listen, text } from '../../../test/support/outbound-hosts.ts'

test('live mode requires https, even for an allowed host', async () => {
  const guarded = guard({ allow: ['hooks.internal'], resolve: async () => ['127.0.0.1'] })
  expect(await guarded.fetch('http://hooks.internal/', { livemode: true })).toMatchObject({
    outcome: 'blocked',
    reason: 'Live mode calls https URLs only; a test key may use http.',
  })
  expect(await guarded.check('http://hooks.internal/', { livemode: true })).toMatchObject({ allowed: false })
  expect(await guarded.check('https://hooks.internal/', { livemode: true })).toMatchObject({ allowed: true })
  expect(await guarded.check('http://hooks.internal/', { livemode: false })).toMatchObject({ allowed: true })
})

test('live mode calls http if the call may, at hosts and addresses that the operator lists', async () => {
  const resolve = async () => ['10.1.2.3']
  const guarded = guard({ allow: ['tools.internal', '10.0.0.0/8', '169.254.169.254'], resolve })
  const mode = { livemode: true, plainHttp: true }
  const allowed = async (url: string) => (await guarded.check(url, mode)).allowed
  expect(await Promise.all(['http://tools.internal:8080/', 'http://10.1.2.3/'].map(allowed))).toEqual([true, true])
  // a name that resolves to a listed network is not listed itself, and metadata never is
  const others = ['http://other.internal/', 'http://8.8.8.8/', 'http://169.254.169.254/']
  expect(await Promise.all(others.map(allowed))).toEqual([false, false, false])
  expect((await guarded.check('http://8.8.8.8/', mode)).reason).toContain('OUTBOUND_ALLOW')
  expect(await guarded.check('http://tools.internal:8080/', { livemode: true })).toMatchObject({ allowed: false })
})

test.skipIf(process.platform !== 'linux')(
  'a name that resolves to loopback after the check is not called there',
  async () => {
    const canary = vi.fn<Answering>((_, response) => response.end('canary'))
    const port = await listen((_, response) => response.end('first'), '127.0.0.2')
    await listen(canary, '127.0.0.1', port)
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1'], ['127.0.0.2']]
    const resolve = vi.fn(async () => answers.shift() ?? ['127.0.0.1'])
    // 127.0.0.2 stands for the public address.
    const guarded = guard({ allow: ['127.0.0.2'], resolve })
    const call = () => guarded.fetch(`http://rebind.example:${port}/`, { livemode: false })

    expect(text(await call())).toBe('first')
    expect(resolve).toHaveBeenCalledTimes(1)
    // The connection of the first call is still open, but the name is resolved and checked again.
    expect(await call()).toMatchObject({
      outcome: 'blocked',
      reason: expect.stringContaining('not only to public addresses'),
    })
    expect(await call()).toMatchObject({ outcome: 'blocked' })
    expect(text(await call())).toBe('first')
    expect(await call()).toMatchObject({ outcome: 'blocked' })
    expect(resolve).toHaveBeenCalledTimes(5)
    expect(canary).not.toHaveBeenCalled()
  },
)

test.skipIf(process.platform !== 'linux')(
  'a name that resolves to a new address is called there, even if the old connection is open',
  async () => {
    const port = await listen((_, response) => response.end('old'), '127.0.0.2')
    await listen((_, response) => response.end('new'), '127.0.0.3', port)
    const answers = [['127.0.0.2'], ['127.0.0.3']]
    const guarded = guard({ allow: ['moving.example'], resolve: async () => answers.shift() ?? [] })
    expect(text(await guarded.fetch(`http://moving.example:${port}/`, { livemode: false }))).toBe('old')
    expect(text(await guarded.fetch(`http://moving.example:${port}/`, { livemode: false }))).toBe('new')
  },
)

test('a redirect is returned as it is, and its target is not called', async () => {
  const canary = vi.fn<Answering>((_, response) => response.end('canary'))
  const target = await listen(canary)
  const port = await listen((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end())
  expect(await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false })).toMatchObject({ status: 307 })
  expect(canary).not.toHaveBeenCalled()
})

test('check predicts fetch, opens no connection and returns no internal address', async () => {
  const canary = vi.fn<Answering>((_, response) => response.end())
  const port = await listen(canary)
  const names: Record<string, string[]> = {
    'public.example': ['93.184.215.14', '2606:4700::1111'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
  }
  const guarded = guard({ allow: [], resolve: async name => names[name] ?? [] })
  expect(await guarded.check('https://public.example/', { livemode: true })).toEqual({
    allowed: true,
    outcome: 'allowed',
    resolved: ['93.184.215.14', '2606:4700::1111'],
  })
  const mixed = await guarded.check(`http://mixed.example:${port}/`, { livemode: false })
  expect(mixed).toEqual({
    allowed: false,
    outcome: 'blocked',
    reason: expect.stringContaining('OUTBOUND_ALLOW'),
    resolved: ['93.184.215.14'],
  })
  expect(JSON.stringify(mixed)).not.toContain('127.0.0.1')
  expect(await guarded.check('https://gone.example/', { livemode: true })).toEqual({
    allowed: false,
    outcome: 'unresolved',
    reason: expect.stringContaining('does not resolve'),
    resolved: [],
  })
  expect(canary).not.toHaveBeenCalled()
})

test('the reason does not tell private names from unknown ones', async () => {
  const names: Record<string, string[]> = {
    'private.example': ['10.0.0.5'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'metadata.example': ['169.254.169.254'],
  }
  const guarded = guard({ allow: [], resolve: async name => names[name] ?? [] })
  for (const name of ['unknown.example', ...Object.keys(names)]) {
    const reason = `The name ${name} does not resolve, or not only to public addresses. The operator of this server can allow it in OUTBOUND_ALLOW.`
    expect(await guarded.check(`https://${name}/`, { livemode: true })).toMatchObject({ allowed: false, reason })
    const called = await guarded.fetch(`https://${name}/`, { livemode: true })
    expect(called.outcome === 'blocked' ? called.reason : Reflect.get(called, 'message')).toBe(reason)
  }
})

test('errors about metadata addresses do not suggest allowing them', async () => {
  const checked = await guard({ allow: ['169.254.0.0/16'] }).check('http://169.254.169.254/latest/meta-data/', {
    livemode: false,
  })
  expect(checked).toEqual({
    allowed: false,
    outcome: 'blocked',
    reason: 'The address is a cloud metadata address.',
    resolved: [],
  })
})
