import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import type { DocumentLimits, DocumentText } from '../document.ts'
import { OFFICE, readArchive, refuse } from './office-archive.ts'
import { joinParts } from './parts.ts'
import { readHtml } from './read-html.ts'

const PARTS = /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/(?:_rels\/)?[^/]+)$/
const SLIDES = /\/slide$/
const NOTES = /\/notesSlide$/
/** Parts of a notes page that are not the notes. */
const NOT_NOTES = /^(?:sldImg|sldNum|dt|hdr|ftr)$/

/**
 * The slides of a presentation in their order, as pages, with titles as headings, tables and the notes of the speaker.
 * @throws DocumentError `encrypted`, `malformed`, `wrong_type` or `too_large`
 */
export async function readPptx(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const parts = await readArchive(bytes, 'pptx', limits, PARTS)
  try {
    return joinParts(
      slidesOf(parts).map((slide, n) => {
        const notes = [...relationsOf(parts, slide).values()].find(({ type }) => NOTES.test(type))
        const html = htmlOf(parts.get(slide) ?? '') + (notes ? htmlOf(parts.get(notes.target) ?? '') : '')
        const { text, headings } = readHtml(html)
        return { text, headings, page: n + 1 }
      }),
    )
  } catch (error) {
    return refuse('pptx')(error)
  }
}

/** The names of the parts of the slides, in the order of the presentation. */
function slidesOf(parts: ReadonlyMap<string, string>): string[] {
  const relations = relationsOf(parts, OFFICE.pptx.part)
  return tagsOf(parts.get(OFFICE.pptx.part) ?? '', 'p:sldId').flatMap(({ 'r:id': id = '' }) => {
    const relation = relations.get(id)
    return relation && SLIDES.test(relation.type) ? [relation.target] : []
  })
}

/** What a part refers to, by the ids of the references. */
function relationsOf(parts: ReadonlyMap<string, string>, part: string): Map<string, { type: string; target: string }> {
  const folder = posix.dirname(part)
  const xml = parts.get(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)) ?? ''
  return new Map(
    tagsOf(xml, 'Relationship').map(({ Id = '', Type = '', Target = '' }) => [
      Id,
      { type: Type, target: Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target) },
    ]),
  )
}

function tagsOf(xml: string, tag: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const parser = new Parser({ onopentag: (name, attributes) => name === tag && found.push(attributes) }, XML)
  parser.end(xml)
  return found
}

const XML = { xmlMode: true, decodeEntities: true } as const

/** The HTML elements for those of a slide. */
const ELEMENTS: Readonly<Record<string, string>> = { 'a:p': 'p', 'a:tbl': 'table', 'a:tr': 'tr' }

/** The text of a slide or of its notes as HTML. */
function htmlOf(xml: string): string {
  const html: string[] = []
  let inText = 0
  let title = false
  let skipped = false
  let headerRow = false
  const parser = new Parser(
    {
      onopentag(name, { type = '', firstRow, gridSpan = '', rowSpan = '', hMerge, vMerge }) {
        if (name === 'p:sp') title = skipped = false
        if (name === 'p:ph') {
          title = /^(?:title|ctrTitle)$/.test(type)
          skipped = NOT_NOTES.test(type)
        }
        if (name === 'p:txBody' && title) html.push('<h1>')
        if (name === 'a:t') inText++
        if (name === 'a:br') html.push(' ')
        if (name === 'a:tblPr') headerRow = firstRow === '1' || firstRow === 'true'
        if (name === 'a:tc') {
          const tag = hMerge || vMerge ? 'template' : headerRow ? 'th' : 'td'
          html.push(`<${tag} colspan="${Number(gridSpan) || 1}" rowspan="${Number(rowSpan) || 1}">`)
        }
        const element = ELEMENTS[name]
        if (element && !(title && element === 'p')) html.push(`<${element}>`)
      },
      ontext(text) {
        if (inText > 0 && !skipped) html.push(escaped(text))
      },
      onclosetag(name) {
        if (name === 'a:t') inText--
        if (name === 'p:txBody' && title) html.push('</h1>')
        if (name === 'a:tc') html.push('</template></th></td>')
        if (name === 'a:tr') headerRow = false
        const element = ELEMENTS[name]
        if (element) html.push(title && element === 'p' ? ' ' : `</${element}>`)
      },
    },
    XML,
  )
  parser.end(xml)
  return html.join('')
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
