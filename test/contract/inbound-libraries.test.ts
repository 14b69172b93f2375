import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BATCHES, PRESETS } from '../../server/test/support/webhook-presets.ts'
import { installTools, type Tools } from '../support/tools.ts'

// A library of a service judges what the tests of inbound schemes send as that service.

const PACKAGES = [
  '@hubspot/api-client@14.0.1',
  '@paddle/paddle-node-sdk@3.10.0',
  '@sendgrid/eventwebhook@8.0.0',
  'discord-interactions@4.4.0',
  'square@46.0.0',
  'svix@2.5.0',
]

/** Each writes whether the library accepts what it is given. */
const JUDGES = {
  clerk: `import { Webhook } from 'svix'
    export default ({ secret, body, headers }) => { new Webhook(secret).verify(body, headers); return true }`,
  discord: `import { verifyKey } from 'discord-interactions'
    export default ({ secret, body, headers }) =>
      verifyKey(body, headers['X-Signature-Ed25519'], headers['X-Signature-Timestamp'], secret)`,
  hubspot: `import { Signature } from '@hubspot/api-client'
    export default ({ secret, body, headers, url }) => Signature.isValid({
      signatureVersion: 'v3', method: 'POST', clientSecret: secret, requestBody: body, url,
      signature: headers['X-HubSpot-Signature-v3'], timestamp: Number(headers['X-HubSpot-Request-Timestamp']),
    })`,
  paddle: `import { Paddle } from '@paddle/paddle-node-sdk'
    export default ({ secret, body, headers }) =>
      new Paddle('none').webhooks.isSignatureValid(body, secret, headers['Paddle-Signature'])`,
  sendgrid: `import { EventWebhook } from '@sendgrid/eventwebhook'
    const judge = new EventWebhook()
    export default ({ secret, body, headers }) => judge.verifySignature(
      judge.convertPublicKeyToECDSA(secret), body,
      headers['X-Twilio-Email-Event-Webhook-Signature'], headers['X-Twilio-Email-Event-Webhook-Timestamp'],
    )`,
  square: `import { WebhooksHelper } from 'square'
    export default ({ secret, body, headers, url }) => WebhooksHelper.verifySignature({
      requestBody: body, signatureHeader: headers['x-square-hmacsha256-signature'], signatureKey: secret,
      notificationUrl: url,
    })`,
}

interface Delivery {
  secret: string
  body: string
  headers: Record<string, string>
  url: string
}

let tools: Tools
beforeAll(async () => {
  tools = await installTools(PACKAGES)
  for (const [scheme, program] of Object.entries(JUDGES)) await tools.write(`${scheme}.mjs`, program)
}, 600_000)
afterAll(() => tools?.[Symbol.asyncDispose]())

const url = 'https://keepsake.example/api/v1/webhooks/inbound/src_1'
const preset = (scheme: string) => {
  const found = PRESETS.find(each => each.scheme === scheme)
  if (!found) throw new Error(`There is no preset ${scheme}.`)
  return found
}

function deliveryOf(scheme: string): Delivery {
  const at = Math.floor(Date.now() / 1_000)
  if (scheme === 'hubspot' || scheme === 'sendgrid') {
    const { secret, headers } = BATCHES[scheme]
    const body = '[{"eventId":1},{"eventId":2}]'
    return { secret, body, url, headers: headers({ secret, body, at, url }) }
  }
  const { secret, body: bodyOf, headers } = preset(scheme)
  const body = JSON.stringify(bodyOf('evt-1', secret, at))
  return { secret, body, url, headers: headers({ secret, body, at, url, id: 'evt-1' }) }
}

it.each(Object.keys(JUDGES))(
  '%s accepts what our tests send in its name, and refuses what was changed',
  async scheme => {
    const { default: judge } = await import(pathToFileURL(`${tools.folder}/${scheme}.mjs`).href)
    const accepts = async (delivery: Delivery): Promise<boolean> => {
      try {
        return await judge(delivery)
      } catch {
        return false
      }
    }
    const delivery = deliveryOf(scheme)
    expect(await accepts(delivery)).toBe(true)
    expect(await accepts({ ...delivery, body: `${delivery.body} ` })).toBe(false)
    expect(await accepts({ ...delivery, secret: deliveryOf(scheme === 'clerk' ? 'square' : 'clerk').secret })).toBe(
      false,
    )
  },
)
