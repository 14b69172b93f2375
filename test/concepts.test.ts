import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCS = join(import.meta.dirname, '../docs')
const page = readFileSync(join(DOCS, 'concepts.md'), 'utf8')
const picture = readFileSync(join(DOCS, 'concepts.svg'), 'utf8')

/** The colors of the picture by name: the light palette, then the dark one. */
const palettes = [...picture.matchAll(/svg \{ (--.+?) \}/g)].map(([, list = '']) =>
  Object.fromEntries([...list.matchAll(/--(\w+): #(\w{6})/g)].map(([, name = '', color = '']) => [name, color])),
)

/** Relative luminance and contrast as in WCAG 2. */
function luminance(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(start => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one?: string, other?: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('the picture of docs/concepts.md', () => {
  it('names each concept that the page explains', () => {
    const concepts = [...page.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name)
    const labels = [...picture.matchAll(/<text[^>]*>([^<]+)</g)].map(([, label = '']) => label.toLowerCase())
    expect(concepts).toHaveLength(8)
    expect(concepts.filter(name => !labels.includes(name.toLowerCase()))).toEqual([])
  })

  it('is readable in light and dark', () => {
    expect(palettes).toHaveLength(2)
    for (const { page, box, card, mark, text, soft, accent } of palettes) {
      for (const ground of [page, box, card, mark]) expect(contrast(text, ground)).toBeGreaterThan(7)
      for (const color of [soft, accent])
        for (const ground of [page, box, card]) expect(contrast(color, ground)).toBeGreaterThan(4.5)
    }
  })

  it('loads nothing', () => {
    expect(picture.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href|@import|<script|<image/)
  })
})
