import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { APPEARANCES, contrastOf } from './branding.ts'

const app = useApp()
const PATH = '/api/v1/organizations'
const svg = (text: string): string => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
const PORTAL = {
  name: 'Northwind',
  title: 'Northwind webhooks',
  logo: svg(`${SVG}<circle r="4"/></svg>`),
  favicon: 'https://northwind.example/favicon.ico',
  colors: { light: { accent: '#4338ca', background: '#FFFFFF' }, dark: { accent: '#a5b4fc', background: '#0c0f12' } },
  poweredBy: true,
}
const change = (key: string, portal: unknown) => app.call('PATCH', PATH, { key, body: { portal } })

describe('the look of the portal', () => {
  it('is set, replaced as a whole and removed, and audited', async () => {
    const { key, keyFor } = await app.organization()
    expect((await app.call('GET', PATH, { key })).body.data.portal).toBeNull()
    expect((await change(key, PORTAL)).body.data.portal).toEqual(PORTAL)
    expect((await app.call('GET', PATH, { key })).body.data.portal).toEqual(PORTAL)
    expect((await app.call('PATCH', PATH, { key, body: { name: 'Contoso' } })).body.data.portal).toEqual(PORTAL)
    expect((await change(key, { poweredBy: true })).body.data.portal).toEqual({ poweredBy: true })
    expect((await change(key, { poweredBy: true })).body.data.portal).toEqual({ poweredBy: true })
    expect((await change(key, null)).body.data.portal).toBeNull()
    const { data } = (await app.call('GET', '/api/v1/audit?action=organization.portal_changed', { key })).body
    expect(data).toHaveLength(3)
    for (const rights of [{ role: 'viewer' }, { livemode: false }] as const)
      expect((await change(await keyFor(rights), PORTAL)).status).toBe(403)
  })

  it('is given to the portal with the key of a customer', async () => {
    const { key } = await app.organization()
    await change(key, PORTAL)
    const link = await app.call('POST', '/api/v1/webhooks/portal-links', { key, body: { customer: 'acme' } })
    const code = new URL(link.body.data.url).hash.replace('#code=', '')
    const access = await app.call('POST', '/api/v1/webhooks/portal-links/exchange', { body: { code } })
    expect(access.body.data.branding).toEqual(PORTAL)
    // the key itself reads nothing of the organization
    expect((await app.call('GET', PATH, { key: access.body.data.apiKey })).status).toBe(403)
  })

  it.each([
    [{ logo: 'http://northwind.example/logo.png' }, 'body.portal.logo'],
    [{ logo: 'javascript:alert(1)' }, 'body.portal.logo'],
    [{ logo: '//northwind.example/logo.png' }, 'body.portal.logo'],
    [{ logo: 'https://' }, 'no address of an image'],
    [{ logo: 'https://user:secret@northwind.example/logo.png' }, 'without a user name'],
    [{ logo: 'https://northwind.example/") url(x' }, 'no address of an image'],
    [{ logo: `https://northwind.example/${'x'.repeat(2_000)}` }, 'up to 2000 characters'],
    [{ favicon: 'data:text/html;base64,PGI+' }, 'body.portal.favicon'],
    [{ favicon: 'data:image/png,abc' }, 'body.portal.favicon'],
    [{ favicon: 'data:image/png;base64,' }, 'not base64'],
    [{ favicon: 'data:image/png;base64,&&&&' }, 'not base64'],
    [{ favicon: 'data:image/png;base64,iVBO\nRw==' }, 'not base64'],
    [{ logo: svg(`${SVG}<script>alert(1)</script></svg>`) }, 'SVG with a script'],
    [{ logo: svg(`${SVG}<g onload="alert(1)"/></svg>`) }, 'an event handler'],
    [{ logo: svg(`${SVG}<foreignObject/></svg>`) }, 'foreign content'],
    [{ logo: svg(`${SVG}<a href="JavaScript:alert(1)"/></svg>`) }, 'SVG with a script'],
    [{ logo: svg(`${SVG}<a href="java&#10;&#x73;cript:alert(1)"/></svg>`) }, 'SVG with a script'],
    [
      { logo: svg('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>') },
      'SVG with a script',
    ],
    [{ logo: svg(`${SVG}${'<g/>'.repeat(20_000)}</svg>`) }, '65536'],
    [{ colors: { light: { accent: 'red' } } }, 'body.portal.colors.light.accent'],
    [{ colors: { light: { accent: '#fff' } } }, 'body.portal.colors.light.accent'],
    [{ colors: { light: { accent: '#4338ca;background:url(//x)' } } }, 'body.portal.colors.light.accent'],
    [{ colors: { light: { accent: '#facc15' } } }, 'Choose a darker color, with at least 4.5 to 1'],
    [{ colors: { dark: { accent: '#4338ca' } } }, 'Choose a lighter color'],
    [{ colors: { light: { background: '#4338ca' } } }, 'body.portal.colors.light.background #4338ca'],
    [{ colors: { dark: { background: '#ffffff' } } }, 'Choose a darker color'],
    [{ colors: { sepia: {} } }, 'sepia'],
    [{ name: ' ' }, 'body.portal.name'],
    [{ title: 'x'.repeat(101) }, 'body.portal.title'],
    [{ css: 'body{}' }, 'css'],
    ['Northwind', 'body.portal'],
  ])('refuses %j', async (portal, words) => {
    const { key } = await app.organization()
    const { status, body } = await change(key, portal)
    expect([status, body.error]).toEqual([400, 'validation_error'])
    expect(JSON.stringify(body)).toContain(words)
    expect((await app.call('GET', PATH, { key })).body.data.portal).toBeNull()
  })
})

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  })

  it('is judged with the colors that the portal has', () => {
    const css = readFileSync(new URL('../../../../../packages/console/src/style.css', import.meta.url), 'utf8')
    const colors = new Map(
      [...css.matchAll(/--color-(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
        name,
        { light, dark },
      ]),
    )
    for (const name of ['light', 'dark'] as const)
      expect(APPEARANCES[name]).toEqual({
        background: colors.get('page')?.[name],
        panel: colors.get('panel')?.[name],
        texts: ['text', 'quiet', 'good', 'warn', 'bad'].map(text => colors.get(text)?.[name]),
      })
  })
})
