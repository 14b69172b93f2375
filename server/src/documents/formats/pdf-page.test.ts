import { describe, expect, it } from 'vitest'
import type { PdfItem } from './pdf-lines.ts'
import { partsOf } from './pdf-page.ts'

const SIZE = 10

/** The words of a line, each with its place, from the left. */
const line = (x: number, y: number, text: string, font = 'body'): PdfItem[] => {
  let at = x
  return text.split(' ').map(word => {
    const item = { text: word, x: at, y, width: word.length * 5, size: SIZE, font }
    at += (word.length + 1) * 5
    return item
  })
}

const textsOf = (items: readonly PdfItem[]): string[] => partsOf(items).map(({ text }) => text)

describe('a page of a PDF', () => {
  it('with two columns is read one column after the other, between lines across both', () => {
    const left = ['The crane on the north pier', 'lifts forty tons, and is kept', 'by the harbour office.']
    const right = ['Boats that wait for the lock', 'stay behind the yellow line', 'until the lamp is green.']
    const items = left.flatMap((text, n) => [
      ...line(50, 700 - 12 * n, text),
      ...line(300, 700 - 12 * n, right[n] ?? ''),
    ])
    const title = line(100, 740, 'The rules of the harbour and of its very long lock', 'bold')
    const end = line(50, 640, 'Whoever breaks these rules pays a fine to the harbour office of the town.')
    expect(textsOf([...items, ...title, ...end])).toEqual([
      'The rules of the harbour and of its very long lock',
      left.join(' '),
      right.join(' '),
      'Whoever breaks these rules pays a fine to the harbour office of the town.',
    ])
  })

  it('with a table has its rows, although cells have several lines', () => {
    const rows = [
      ['Berth', 'Boat', 'Watch'],
      ['North', 'Alba of', 'by day'],
      ['', 'the mayor', ''],
      ['South', 'Brio', 'by night'],
    ]
    const cells = rows.flatMap((row, n) =>
      row.flatMap((text, m) => (text === '' ? [] : line(50 + 120 * m, 700 - 14 * n, text))),
    )
    expect(textsOf([...cells, ...line(50, 620, 'Ask the office.')])).toEqual([
      '| Berth | Boat | Watch |\n|---|---|---|\n| North | Alba of the mayor | by day |\n| South | Brio | by night |',
      'Ask the office.',
    ])
  })

  it('has paragraphs, items and headings, with words that were divided', () => {
    const items = [
      ...line(50, 700, 'Lamps', 'bold'),
      ...line(50, 688, 'A red lamp means that the inter-'),
      ...line(50, 676, 'national lock is closed for twenty-'),
      ...line(50, 664, 'four hours.'),
      ...line(50, 640, 'A lamp that blinks is a test.'),
      ...line(50, 616, '1. Wait for the bell.'),
      ...line(50, 604, '2. Then go.'),
    ]
    expect(textsOf(items)).toEqual([
      'Lamps',
      'A red lamp means that the international lock is closed for twenty-four hours.',
      'A lamp that blinks is a test.',
      '1. Wait for the bell.',
      '2. Then go.',
    ])
  })

  it('without text has no parts', () => {
    expect(partsOf([])).toEqual([])
    expect(partsOf(line(50, 700, ' '))).toEqual([])
  })
})
