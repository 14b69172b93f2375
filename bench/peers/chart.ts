import type { Panel } from './page.ts'

const WIDTH = 1000
const NAMES = 260
const LONGEST = WIDTH - NAMES - 170
const LINE = 26
const TITLE = 44

const STYLE = `
    svg { --page: #ffffff; --text: #0f172a; --soft: #475569; --own: #1d4ed8; --other: #94a3b8 }
    @media (prefers-color-scheme: dark) {
      svg { --page: #0d1117; --text: #f0f6fc; --soft: #b1bac4; --own: #79b8ff; --other: #57606a }
    }
    text { font: 14px system-ui, -apple-system, "Segoe UI", sans-serif; fill: var(--soft) }
    .title { font-weight: 600; font-size: 16px; fill: var(--text) }
    .own { fill: var(--own) }
    .other { fill: var(--other) }
    .page { fill: var(--page) }
  `

/** A value that is so many times the next is drawn beside the scale of the others. */
const OUTLIER = 10

/** The value of the longest bar that is to scale. */
function scaleOf({ bars }: Panel): number {
  const [most = 1, next = 0] = bars.map(({ value }) => value).sort((one, other) => other - one)
  return (most > OUTLIER * next && next > 0 ? next : most) || 1
}

/** Without version and package: `InMemoryStore (langchain)`, `server-memory`. */
const shortName = (name: string): string =>
  name
    .replace(/ [\d.]+$/, '')
    .replace(/^@[^/]+\//, '')
    .replace(/, @(\w+)\/.*$/, ' ($1)')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Panels of horizontal bars as SVG, for light and dark pages; those of Keepsake have a color of their own. */
export function chartOf(title: string, panels: readonly Panel[]): string {
  let y = 0
  const parts: string[] = []
  for (const panel of panels) {
    y += TITLE
    parts.push(`<text class="title" x="20" y="${y - 12}">${escaped(panel.title)}</text>`)
    const most = scaleOf(panel)
    for (const { name, value, text } of panel.bars) {
      const isToScale = value <= most
      const width = isToScale ? Math.max(1, (LONGEST * value) / most) : LONGEST
      parts.push(
        `<text x="20" y="${y + 17}">${escaped(shortName(name))}</text>`,
        `<rect class="${name.startsWith('Keepsake') ? 'own' : 'other'}" x="${NAMES}" y="${y + 4}" width="${width.toFixed(1)}" height="${LINE - 8}" rx="3" />`,
        `<text x="${(NAMES + width + 8).toFixed(1)}" y="${y + 17}">${escaped(isToScale ? text : `${text}, not to scale`)}</text>`,
      )
      y += LINE
    }
  }
  const height = y + 20
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">`,
    `  <title id="title">${escaped(title)}</title>`,
    `  <style>${STYLE}</style>`,
    `  <rect class="page" width="${WIDTH}" height="${height}" rx="12" />`,
    ...parts.map(part => `  ${part}`),
    '</svg>',
  ].join('\n')}\n`
}
