/** A table; line breaks in cells are removed. */
export function table(head: string[], rows: string[][]): string {
  const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const line = (cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** The anchor that Markdown renderers create for a heading. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')
