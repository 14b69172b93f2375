import { describe, expect, it } from 'vitest'
import { docxFiles, docxOf, pdfOf, pptxOf, xlsxOf, zipOf } from '../../test/support/document-files.ts'
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
    const windows = Buffer.from('Gr\u00fc\u00dfe vom Stra\u00dfenamt, 5 \x80 im Jahr', 'latin1')
    expect((await extractText(windows, 'text')).text).toBe('Grüße vom Straßenamt, 5 € im Jahr')
    expect(
      (await extractText(Buffer.from('Stra\u00dfe;Nr;Ort\nAm M\u00fchlrain;4;Ulm', 'latin1'), 'csv')).text,
    ).toContain('| Am Mühlrain | 4 | Ulm |')
  })

  it('reads the pages of a PDF', async () => {
    const found = await extractText(
      pdfOf(['First page\nwith exam-\nples', '', 'Third (page)'], { title: 'Guide' }),
      'pdf',
    )
    expect(found.title).toBe('Guide')
    expect(found.text).toBe('First page with examples\n\nThird (page)')
    expect(found.pages.map(({ number, start, end }) => [number, found.text.slice(start, end)])).toEqual([
      [1, 'First page with examples'],
      [2, ''],
      [3, 'Third (page)'],
    ])
  })

  it('reads the headings of a Word document', async () => {
    const found = await extractText(docxOf(['# Scope', 'All offices.', '# Dates', 'From May.']), 'docx')
    expect(found.text).toBe('Scope\n\nAll offices.\n\nDates\n\nFrom May.')
    expect(sliced(found)).toEqual(['Scope', 'Dates'])
  })

  it('reads the content of a page of a site, without what is around it', async () => {
    const page = `<html><body><header><nav><a>Home</a></nav><h1>Northwind</h1></header><div>We use cookies</div>
      <main><article><header><h1>Moorings</h1></header><p>Tie up <a>north</a><a>of the crane</a>.</p></article></main>
      <footer>Imprint</footer></body></html>`
    const found = await extractText(bytesOf(page), 'html')
    expect(found.text).toBe('Moorings\n\nTie up north of the crane.')
    expect(sliced(found)).toEqual(['Moorings'])
    const without = await extractText(bytesOf('<header><p>Only this.</p></header><nav>Home</nav>'), 'html')
    expect(without.text).toBe('Only this.\n\nHome')
  })

  it('reads the tables of HTML with their headers and merged cells', async () => {
    const page = `<p>Fees</p><table><caption>2031</caption><thead><tr><th rowspan="2">Berth</th><th colspan="2">Fee</th></tr>
      <tr><th>Day</th><th>Year</th></tr></thead><tbody><tr><td rowspan="2">North | pier</td><td>4</td><td>900</td></tr>
      <tr><td>5</td><td><p>950</p><p>net</p></td></tr></tbody></table><p>End</p>`
    expect((await extractText(bytesOf(page), 'html')).text).toBe(
      'Fees\n\n2031\n\n| Berth | Fee Day | Fee Year |\n|---|---|---|\n| North \\| pier | 4 | 900 |\n| North \\| pier | 5 | 950 net |\n\nEnd',
    )
    const layout = `<table><tr><td><h2>News</h2><p>Today</p></td><td><table><tr><td>Depth</td><td>9 m</td></tr>
      <tr><td>Tide</td><td>2 m</td></tr></table></td></tr></table>`
    const found = await extractText(bytesOf(layout), 'html')
    expect(found.text).toBe('News\n\nToday\n\n|  |  |\n|---|---|\n| Depth | 9 m |\n| Tide | 2 m |')
    expect(sliced(found)).toEqual(['News'])
  })

  it('reads CSV with any separator', async () => {
    const expected = '| Ship | 2031 | Note |\n|---|---|---|\n| Alba | 4 | slow; safe |\n| Brio | 5 | two lines |'
    const semicolons = '\uFEFFShip;2031;Note\r\nAlba;4;"slow; safe"\r\n\r\nBrio;5;"two\nlines"\r\n'
    expect((await extractText(bytesOf(semicolons), 'csv')).text).toBe(expected)
    const tabs = 'Ship\t2031\tNote\nAlba\t4\tslow; safe\nBrio\t5\ttwo lines'
    expect((await extractText(bytesOf(tabs), 'csv')).text).toBe(expected)
    expect((await extractText(bytesOf('1.2.2031,4\n2.2.2031,5'), 'csv')).text).toMatch(/^\| {2}\| {2}\|/)
  })

  it('reads the sheets of an Excel workbook', async () => {
    const found = await extractText(
      xlsxOf({
        Berths: [['Fees of the harbour'], [], ['Berth', 'Boat', 'Fee'], ['North', 'Alba', 900], ['South', '', 12.5]],
        Empty: [],
        Tides: [['High', '6:10']],
        Rents: [
          ['Berth', 'Rent in euros'],
          ['North', 40],
          ['South', 35],
        ],
      }),
      'xlsx',
    )
    expect(found.text).toBe(
      'Berths\n\nFees of the harbour\n\n| Berth | Boat | Fee |\n|---|---|---|\n| North | Alba | 900 |\n| South |  | 12.5 |\n\nTides\n\n|  |  |\n|---|---|\n| High | 6:10 |\n\nRents\n\n| Berth | Rent in euros |\n|---|---|\n| North | 40 |\n| South | 35 |',
    )
    expect(sliced(found)).toEqual(['Berths', 'Tides', 'Rents'])
  })

  it('reads the slides of a PowerPoint presentation in their order, with tables and notes', async () => {
    const found = await extractText(
      pptxOf([
        { title: 'Plan &amp; goal', lines: ['Dredge the basin', 'Paint the crane'], notes: 'Say thanks.' },
        {
          title: 'Costs',
          table: [
            ['Work', 'Month', 'Price'],
            ['Dredging', 'May', '40,000'],
          ],
        },
      ]),
      'pptx',
    )
    expect(found.pages.map(({ number, start, end }) => [number, found.text.slice(start, end)])).toEqual([
      [1, 'Plan & goal\n\nDredge the basin\n\nPaint the crane\n\nSay thanks.'],
      [2, 'Costs\n\n| Work | Month | Price |\n|---|---|---|\n| Dredging | May | 40,000 |'],
    ])
    expect(sliced(found)).toEqual(['Plan & goal', 'Costs'])
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
    ['a Word document as Excel workbook', 'wrong_type', 'xlsx', docxOf(['Hello'])],
    ['an Excel workbook as PowerPoint presentation', 'wrong_type', 'pptx', xlsxOf({ a: [['b']] })],
    ['half an Excel workbook', 'malformed', 'xlsx', xlsxOf({ a: [['b']] }).subarray(0, 300)],
    ['an Excel workbook without cells', 'no_text', 'xlsx', xlsxOf({ a: [] })],
    ['an Excel workbook with broken XML', 'malformed', 'xlsx', xlsxOf({ 'a"<': [['b']] })],
    ['a PowerPoint presentation without text', 'no_text', 'pptx', pptxOf([{ title: '' }])],
    ['a PowerPoint presentation with a password', 'encrypted', 'pptx', encryptedPackage()],
    ['CSV without cells', 'no_text', 'csv', bytesOf('\n\n')],
    ['a Word document as text', 'wrong_type', 'text', docxOf(['Hello'])],
    ['half a Word document', 'malformed', 'docx', docxOf(['Hello']).subarray(0, 400)],
    ['a Word document with broken XML', 'malformed', 'docx', docxOf(['</w:p><broken'])],
    ['a Word document with a password', 'encrypted', 'docx', encryptedPackage()],
  ])('refuses %s: %s', async (_, reason, type, bytes) => {
    await expect(extractText(bytes, type)).rejects.toMatchObject({ name: 'DocumentError', reason })
  })

  it('says how many pages a scan has', async () => {
    const scan = extractText(pdfOf(['', '', '']), 'pdf')
    await expect(scan).rejects.toMatchObject({ pages: 3, message: expect.stringContaining('each of its 3 pages') })
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
