import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'

export type Branding = Schemas['PortalBranding']

const MAX_URL_LENGTH = 2_000
/** WCAG 2.2, 1.4.3, for texts of the usual size. */
const LEAST_CONTRAST = 4.5

/** What the portal shows on its background, and beside it on panels: the colors of packages/console/src/style.css. */
export const APPEARANCES = {
  light: { background: '#fafaf9', panel: '#ffffff', texts: ['#1b1f23', '#5a636b', '#11703a', '#875006', '#b91c1c'] },
  dark: { background: '#0c0f12', panel: '#14181c', texts: ['#e8eaec', '#9aa5af', '#86efac', '#fcd34d', '#fca5a5'] },
} as const

/** @throws ApiError `validation_error` for an image that no browser shows or that could run a script, or unreadable colors */
export function checkBranding({ logo, favicon, colors = {} }: Branding): void {
  for (const [field, image] of Object.entries({ logo, favicon })) if (image !== undefined) checkImage(field, image)
  for (const name of ['light', 'dark'] as const) {
    const usual = APPEARANCES[name]
    const { accent, background = usual.background } = colors[name] ?? {}
    const path = `body.portal.colors.${name}`
    for (const text of usual.texts)
      requireContrast(`${path}.background`, background, { to: text, as: 'a text', dark: name === 'dark' })
    if (accent === undefined) continue
    for (const behind of [background, usual.panel])
      requireContrast(`${path}.accent`, accent, { to: behind, as: 'what is behind it', dark: name === 'light' })
  }
}

/** Browsers run no script of an image. An SVG that has one is refused since it could be opened elsewhere, as a page. */
const SCRIPTS = /<(?:[^\s<>/]+:)?(?:script|foreignobject)|<!entity|javascript:|\son\w+\s*=/i
/** A character written by its number, as in `java&#115;cript:`. */
const BY_NUMBER = /&#(?:x([0-9a-f]+)|(\d+));/gi
const written = (_: string, hex?: string, decimal?: string): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  // addresses are read without tabs and line breaks
  return code < 32 ? '' : String.fromCharCode(code)
}

function checkImage(field: string, image: string): void {
  const path = `body.portal.${field}`
  const [, type, base64 = ''] = /^data:image\/([a-z+-]+);base64,(.*)$/s.exec(image) ?? []
  if (type === undefined) {
    const url = image.length > MAX_URL_LENGTH ? null : URL.parse(image)
    if (url && url.username === '' && url.password === '' && url.href === image) return
    throw invalid(
      path,
      `${path} is no address of an image. Send an https URL of up to ${MAX_URL_LENGTH} characters, encoded and without a user name, or a data: URL in base64.`,
    )
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== base64)
    throw invalid(path, `${path} has data that is not base64. Encode the image again.`)
  if (type === 'svg+xml' && SCRIPTS.test(bytes.toString().replaceAll('\0', '').replaceAll(BY_NUMBER, written)))
    throw invalid(path, `${path} is an SVG with a script, an event handler or foreign content. Export it without them.`)
}

function requireContrast(
  path: string,
  color: string,
  { to, as, dark }: { to: string; as: string; dark: boolean },
): void {
  const contrast = contrastOf(color, to)
  if (contrast >= LEAST_CONTRAST) return
  throw invalid(
    path,
    `${path} ${color} has a contrast of ${contrast.toFixed(1)} to 1 to ${to}, ${as}. Choose a ${dark ? 'darker' : 'lighter'} color, with at least ${LEAST_CONTRAST} to 1.`,
  )
}

/** The contrast of two colors, from 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
