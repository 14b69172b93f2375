import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it } from 'vitest'
import { keyOf, masked, newSecret, signatureHeaders } from './signature.ts'

describe('a signature', () => {
  it('matches the example published by Standard Webhooks', () => {
    const key = keyOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const headers = signatureHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}', [key])
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is accepted by third-party libraries with either secret of a rotation, and rejected if a byte changed', () => {
    const [current, previous, stranger] = [newSecret(), newSecret(), newSecret()]
    const body = '{"type":"order.paid","data":{"object":{"name":"Zoë"}}}'
    const now = Math.floor(Date.now() / 1000)
    const headers = signatureHeaders('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', now, body, [keyOf(current), keyOf(previous)])
    for (const Verifier of [Webhook, SvixWebhook]) {
      for (const secret of [current, previous]) expect(() => new Verifier(secret).verify(body, headers)).not.toThrow()
      expect(() => new Verifier(stranger).verify(body, headers)).toThrow()
      expect(() => new Verifier(current).verify(body.replace('paid', 'part'), headers)).toThrow()
    }
  })
})

describe('a secret', () => {
  it('is whsec_ followed by 32 random bytes, different each time', () => {
    const [one, other] = [newSecret(), newSecret()]
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(keyOf(one).symmetricKeySize).toBe(32)
    expect(one).not.toBe(other)
  })

  it('is later shown only by its last characters', () => {
    expect(masked('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe('whsec_…aLaSw')
  })
})
