import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A PDF with a page for each text; each line of a text is a line on the page. */
export function pdfOf(pages: readonly string[], { encrypted = false, compressed = false, title = '' } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${5 + 2 * n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${title}) >>`,
    ...pages.flatMap((text, n) => {
      const lines = text.split('\n').map(line => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`)
      const content = `BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        compressed ? streamOf(deflateSync(content).toString('latin1'), '/Filter /FlateDecode') : streamOf(content),
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const offset = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const lock = encrypted
    ? `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
    : ''
  const xref = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  return Buffer.from(
    `${file}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R ${lock} >>\nstartxref\n${xref}\n%%EOF`,
    'latin1',
  )
}

const streamOf = (content: string, filter = ''): string =>
  `<< /Length ${content.length} ${filter} >>\nstream\n${content}\nendstream`

/** A ZIP archive. `size` is the size that it states for a file, if that is not the real one. */
export function zipOf(files: readonly { name: string; content: string | Buffer; size?: number }[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, size } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(size ?? bytes.length, 18)
    header.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06'), end])
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A Word document. A paragraph that begins with `# ` is a heading. */
export const docxOf = (paragraphs: readonly string[]): Buffer => zipOf(docxFiles(paragraphs))

export const docxFiles = (paragraphs: readonly string[]): { name: string; content: string }[] => [
  {
    name: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/styles.xml',
    content: `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
  },
  {
    name: 'word/_rels/document.xml.rels',
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  },
  {
    name: 'word/document.xml',
    content: `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.map(paragraphXml).join('')}</w:body></w:document>`,
  },
]

const paragraphXml = (text: string): string => {
  const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
  return `<w:p>${style}<w:r><w:t>${text.replace(/^# /, '')}</w:t></w:r></w:p>`
}

const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relationsXml = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${targets
    .map(([type, target], n) => `<Relationship Id="r${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** An Excel workbook. A cell is a text, or a number. */
export function xlsxOf(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const cellXml = (cell: string | number, at: string): string =>
    typeof cell === 'number'
      ? `<c r="${at}"><v>${cell}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
  const rowXml = (row: readonly (string | number)[], n: number): string =>
    `<row r="${n + 1}">${row.map((cell, m) => cellXml(cell, `${String.fromCharCode(65 + m)}${n + 1}`)).join('')}</row>`
  return zipOf([
    { name: '[Content_Types].xml', content: `<Types xmlns="${CONTENT_TYPES}"/>` },
    { name: '_rels/.rels', content: relationsXml([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets>${names
        .map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="r${n + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsXml(names.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const)),
    },
    ...Object.values(sheets).map((rows, n) => ({
      name: `xl/worksheets/sheet${n + 1}.xml`,
      content: `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    })),
  ])
}

interface Slide {
  title: string
  lines?: readonly string[]
  table?: readonly (readonly string[])[]
  notes?: string
}

/** A PowerPoint presentation whose slides are stored in the opposite order. */
export function pptxOf(slides: readonly Slide[]): Buffer {
  const paragraphs = (lines: readonly string[]): string =>
    `<p:txBody>${lines.map(line => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:txBody>`
  const shape = (type: string, lines: readonly string[]): string =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr>${paragraphs(lines)}</p:sp>`
  const tableXml = (rows: readonly (readonly string[])[]): string =>
    `<p:graphicFrame><a:tbl><a:tblPr firstRow="1"/>${rows
      .map(row => `<a:tr>${row.map(cell => `<a:tc>${paragraphs([cell])}</a:tc>`).join('')}</a:tr>`)
      .join('')}</a:tbl></p:graphicFrame>`
  const fileOf = (n: number): number => slides.length - n
  return zipOf([
    { name: '[Content_Types].xml', content: `<Types xmlns="${CONTENT_TYPES}"/>` },
    { name: '_rels/.rels', content: relationsXml([['officeDocument', 'ppt/presentation.xml']]) },
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation><p:sldIdLst>${slides.map((_, n) => `<p:sldId id="${n}" r:id="r${n + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relationsXml(slides.map((_, n) => ['slide', `slides/slide${fileOf(n)}.xml`] as const)),
    },
    ...slides.flatMap(({ title, lines = [], table, notes }, n) => [
      {
        name: `ppt/slides/slide${fileOf(n)}.xml`,
        content: `<p:sld><p:cSld><p:spTree>${shape('title', [title])}${shape('body', lines)}${table ? tableXml(table) : ''}</p:spTree></p:cSld></p:sld>`,
      },
      {
        name: `ppt/slides/_rels/slide${fileOf(n)}.xml.rels`,
        content: relationsXml(notes === undefined ? [] : [['notesSlide', `../notesSlides/notes${n}.xml`]]),
      },
      ...(notes === undefined
        ? []
        : [
            {
              name: `ppt/notesSlides/notes${n}.xml`,
              content: `<p:notes>${shape('sldNum', ['7'])}${shape('body', [notes])}</p:notes>`,
            },
          ]),
    ]),
  ])
}
