import type { PortalBranding, PortalColors } from '@keepsake/sdk'
import { readableOn } from './readable.ts'

const DARK = matchMedia('(prefers-color-scheme: dark)')
const ICON = document.querySelector<HTMLLinkElement>('link[rel=icon]')
const USUAL_ICON = ICON?.href ?? ''

/** Gives the page the colors and the icon of the organization, now and when the system's setting changes. The server has checked both. */
export function showBranding(branding: PortalBranding): void {
  const show = (): void => showColors((DARK.matches ? branding.colors?.dark : branding.colors?.light) ?? {})
  DARK.onchange = show
  show()
  if (!ICON) return
  ICON.removeAttribute('type')
  ICON.href = branding.favicon ?? USUAL_ICON
}

/** Colors that are not given are those of the style sheet. */
function showColors({ accent, background }: PortalColors): void {
  const { style } = document.documentElement
  const all = { page: background, accent, 'on-accent': accent && readableOn(accent) }
  for (const [name, color] of Object.entries(all))
    if (color === undefined) style.removeProperty(`--color-${name}`)
    else style.setProperty(`--color-${name}`, color)
}
