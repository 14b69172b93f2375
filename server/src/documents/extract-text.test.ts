import { describe, expect, it } from 'vitest'
import { docxFiles, docxOf, pdfOf, zipOf } from '../../test/support/document-files.ts'
import type { DocumentText, DocumentType } from './document.ts'
import { DocumentError } from './document-error.ts'
import { extractText } from './extract-text.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const sliced = ({ text, headings }: DocumentText): string[] =>
  headings.map(({ start, textStart }) => text.slice(start, textStart))

describe('extractText', () => {
  it('keeps plain text and Markdown as they are, and finds the headings of Markdown', async () => {
    const value = 'Before\n\n# One\n\ntext *here*\n\n## Two\n\nmore'
    expect(await extractText(bytesOf(value), 'text')).toEqual({ text: value, pages: [], headings: [] })
    const found = await extractText(bytesOf(value), 'markdown')
    expect(found.text).toBe(value)
    expect(found.headings).toMatchObject([
      { title: 'One', depth: 1 },
      { title: 'Two', depth: 2 },
    ])
    expect(sliced(found)).toEqual(['# One\n', '## Two\n'])
  })

  it('reads HTML as a browser shows it', async () => {
    const page = `<!doctype html><html><head><title>Leave &amp; pay</title><style>p {}</style></head><body>
      <h1>Paid <em>leave</em></h1><p>You have
      <b>25</b>&nbsp;days.<br>Ask first.</p><script>alert(1)</script>
      <ul><li>Spring</li><li>Fall</li></ul><table><tr><td>a</td><td>b</td></tr></table><pre>x\n  y</pre><h2>Sick<h2>Other</h2>end`
    const found = await extractText(bytesOf(page), 'html')
    expect(found.title).toBe('Leave & pay')
    expect(found.text).toBe(
      'Paid leave\n\nYou have 25 days.\nAsk first.\n\nSpring\nFall\n\na\tb\n\nx\n  y\n\nSick\n\nOther\n\nend',
    )
    expect(found.headings.map(({ title, depth }) => [title, depth])).toEqual([
      ['Paid leave', 1],
      ['Sick', 2],
      ['Other', 2],
    ])
    expect(sliced(found)).toEqual(['Paid leave', 'Sick', 'Other'])
  })

  it('reads HTML with many elements that are not nested, and many that are never closed', async () => {
    const page = `${'<p>a<br><img src="x">'.repeat(20_000)}<b><i>last`
    expect((await extractText(bytesOf(page), 'html')).text.endsWith('last')).toBe(true)
  })

  it('reads text in the character set that its bytes or its HTML declare', async () => {
    const utf16 = Buffer.from('\uFEFFprix: 5 €', 'utf16le')
    expect((await extractText(utf16, 'text')).text).toBe('prix: 5 €')
    const latin1 = Buffer.from('<meta charset="iso-8859-1"><p>caf\u00e9</p>', 'latin1')
    expect((await extractText(latin1, 'html')).text).toBe('café')
  })

  it('reads the pages of a PDF', async () => {
    const found = await extractText(
      pdfOf(['First page\nwith exam-\nples', '', 'Third (page)'], { title: 'Guide' }),
      'pdf',
    )
    expect(found.title).toBe('Guide')
    expect(found.text).toBe('First page\nwith examples\n\nThird (page)')
    expect(found.pages.map(({ number, start, end }) => [number, found.text.slice(start, end)])).toEqual([
      [1, 'First page\nwith examples'],
      [2, ''],
      [3, 'Third (page)'],
    ])
  })

  it('reads the headings of a Word document', async () => {
    const found = await extractText(docxOf(['# Scope', 'All offices.', '# Dates', 'From May.']), 'docx')
    expect(found.text).toBe('Scope\n\nAll offices.\n\nDates\n\nFrom May.')
    expect(sliced(found)).toEqual(['Scope', 'Dates'])
  })

  it.each<[why: string, reason: string, type: DocumentType, bytes: Uint8Array]>([
    ['no bytes', 'empty', 'pdf', new Uint8Array()],
    ['only white space', 'no_text', 'markdown', bytesOf(' \n')],
    ['HTML whose script is never closed', 'no_text', 'html', bytesOf('<script>let a = 1 <p>text</p>')],
    ['HTML of other bytes', 'malformed', 'html', Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0xfa])],
    ['HTML nested 300,000 deep', 'too_complex', 'html', bytesOf(`${'<div>'.repeat(300_000)}text`)],
    ['NUL in a text', 'malformed', 'text', bytesOf('a\0b')],
    ['a PDF with a password', 'encrypted', 'pdf', pdfOf(['secret'], { encrypted: true })],
    ['a PDF of images', 'no_text', 'pdf', pdfOf(['', ''])],
    ['half a PDF', 'malformed', 'pdf', bytesOf('%PDF-1.7\n1 0 obj\n<< /Type')],
    ['text as PDF', 'wrong_type', 'pdf', bytesOf('Hello')],
    ['a PDF as text', 'wrong_type', 'text', pdfOf(['Hello'])],
    ['a PDF as Word document', 'wrong_type', 'docx', pdfOf(['Hello'])],
    ['a ZIP archive as Word document', 'wrong_type', 'docx', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a Word document as text', 'wrong_type', 'text', docxOf(['Hello'])],
    ['half a Word document', 'malformed', 'docx', docxOf(['Hello']).subarray(0, 400)],
    ['a Word document with broken XML', 'malformed', 'docx', docxOf(['</w:p><broken'])],
    ['a Word document with a password', 'encrypted', 'docx', encryptedPackage()],
  ])('refuses %s: %s', async (_, reason, type, bytes) => {
    await expect(extractText(bytes, type)).rejects.toMatchObject({ name: 'DocumentError', reason })
  })

  it('unpacks only as much of a Word document as the limit allows, whatever sizes it states', async () => {
    const media = { name: 'word/media/a.bmp', content: Buffer.alloc(30_000_000) }
    const honest = zipOf([...docxFiles(['Hello']), media])
    expect(honest.length).toBeLessThan(100_000)
    expect((await extractText(honest, 'docx')).text).toBe('Hello')
    const bomb = extractText(honest, 'docx', { unpackedBytes: 20_000_000 })
    await expect(bomb).rejects.toMatchObject({ reason: 'too_large' })
    const lying = zipOf([...docxFiles(['Hello']), { ...media, size: 10 }])
    await expect(extractText(lying, 'docx')).rejects.toBeInstanceOf(DocumentError)
  })

  it('bounds bytes, pages and characters', async () => {
    const pdf = pdfOf(['one', 'two', 'three'])
    for (const limits of [{ bytes: 100 }, { pages: 2 }, { characters: 5 }])
      await expect(extractText(pdf, 'pdf', limits)).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('ends a document that takes too long or too much memory, and reads the next one', async () => {
    const slow = extractText(bytesOf('# a\n'.repeat(1_200_000)), 'markdown', { timeMs: 20 })
    await expect(slow.then(() => 'read')).rejects.toMatchObject({ reason: 'timed_out' })
    const large = extractText(docxOf(Array.from({ length: 700_000 }, () => '')), 'docx', { timeMs: 120_000 })
    await expect(large.then(() => 'read')).rejects.toMatchObject({ reason: 'too_complex' })
    const unpacked = extractText(pdfOf([' '.repeat(90_000_000)], { compressed: true }), 'pdf', { timeMs: 120_000 })
    await expect(unpacked.then(() => 'read')).rejects.toMatchObject({ reason: 'too_complex' })
    expect((await extractText(bytesOf('next'), 'text')).text).toBe('next')
  })

  it('reads many documents at once', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => `document ${n}`)
    const found = await Promise.all(texts.map(text => extractText(bytesOf(text), 'text')))
    expect(found.map(({ text }) => text)).toEqual(texts)
  })
})

/** The beginning of an Office file with a password: a compound file with the name of its only stream. */
function encryptedPackage(): Buffer {
  const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([mark, Buffer.alloc(1_000), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(100)])
}
