import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Marked, type Range, rangesOf } from './marked.tsx'

const shown = (text: string, ranges: Range[]): string => renderToStaticMarkup(createElement(Marked, { text, ranges }))

describe('a text with marks', () => {
  it('marks what a range covers, and joins ranges that overlap', () => {
    expect(
      shown('Budget: $120k now', [
        { start: 8, end: 11 },
        { start: 10, end: 13 },
      ]),
    ).toContain('<span>Budget: </span><mark>$12</mark><mark>0k</mark><span> now</span>')
  })

  it('leaves out what is outside of the text, and shows markup as text', () => {
    const html = shown('<b>hi</b>', [
      { start: 50, end: 60 },
      { start: -5, end: 0 },
    ])
    expect(html).toContain('&lt;b&gt;hi&lt;/b&gt;')
    expect(html).not.toContain('<mark>')
  })
})

describe('the words in a text', () => {
  it('are found whole, whatever their case', () => {
    const text = 'Calls before noon. A recall, CALLS.'
    expect(rangesOf(text, ['calls']).map(({ start, end }) => text.slice(start, end))).toEqual(['Calls', 'CALLS'])
    expect(rangesOf(text, [])).toEqual([])
  })
})
