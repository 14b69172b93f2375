import { expect, it } from 'vitest'
import { docxOf, pptxOf, xlsxOf, zipOf } from '../../../test/support/document-files.ts'
import { mimeTypeOf } from './content-type.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

it.each([
  ['a Word document', docxOf(['Hello']), `${OFFICE}.wordprocessingml.document`],
  ['an Excel workbook', xlsxOf({ a: [['b']] }), `${OFFICE}.spreadsheetml.sheet`],
  ['a PowerPoint presentation', pptxOf([{ title: 'a' }]), `${OFFICE}.presentationml.presentation`],
  ['another archive', zipOf([{ name: 'a.txt', content: 'a' }]), 'application/zip'],
])('knows %s by its bytes', async (_, bytes, type) => {
  expect(await mimeTypeOf('file', bytes, 'body.contentBase64')).toBe(type)
})
