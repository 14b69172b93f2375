import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pdfOf } from '../../../../test/support/document-files.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const LIMIT = 5_242_880

// the schedule that removes files runs every 15 seconds of the clock of tests
const app = useApp({ settings: { WORKERS: 'on' } })
const organization = useOrganization(app)

const call = (method: string, path: string, options: object = {}) =>
  app.call(method, `/api/v1/guidelines${path}`, { key: organization.key, ...options })
const guideline = async (): Promise<string> =>
  (await call('POST', '', { body: { name: 'Refunds', value: '# Refunds\n' } })).body.data.id
const upload = (id: string, content: Uint8Array, more: object = {}) => {
  const contentBase64 = Buffer.from(content).toString('base64')
  return call('POST', `/${id}/attachments`, { body: { name: 'notes.txt', contentBase64, ...more } })
}
const read = (id: string, attachment: string, headers: Record<string, string> = {}) =>
  call('GET', `/${id}/attachments/${attachment}`, { headers })
const asJson = { Accept: 'application/json' }

async function form(parts: Record<string, string | Blob>, fileName?: string) {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  const request = new Request('http://localhost', { method: 'POST', body: data })
  return {
    raw: Buffer.from(await request.arrayBuffer()),
    headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
  }
}

const files = async (): Promise<string[]> => {
  const entries = await readdir(join(app.store.directory, 'attachments'), { recursive: true })
  return entries.filter(entry => !entry.startsWith('.'))
}

/** Waits until no file is left, also of uploads that were refused at the end. */
const untilNoFiles = async (): Promise<void> => {
  await app.advance('61 minutes')
  await expect.poll(files, { timeout: 20_000, interval: 100 }).toEqual([])
}

it('stores a file, and returns it as it was', async () => {
  const id = await guideline()
  const { status, body } = await upload(id, Buffer.from('Ünits\r\n'), { type: 'config', description: 'Notes.' })
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.stringMatching(/^gat_/),
      guidelineId: id,
      name: 'notes.txt',
      type: 'config',
      description: 'Notes.',
      mimeType: 'text/plain',
      size: 8,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      actor: expect.stringMatching(/^key:/),
      createdAt: expect.any(String),
    },
  ])
  const attachment = body.data.id
  const download = await read(id, attachment)
  expect([download.status, download.body]).toEqual([200, 'Ünits\r\n'])
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '8',
    'content-disposition': `attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`,
    'x-content-type-options': 'nosniff',
    etag: `"${body.data.sha256}"`,
  })
  expect((await read(id, attachment, asJson)).body.data).toEqual({ ...body.data, text: 'Ünits\r\n' })
  expect((await call('GET', `/${id}/attachments`)).body).toEqual({ success: true, data: [body.data] })
})

it('takes a form, and determines the type from the bytes', async () => {
  const id = await guideline()
  const fields = { type: 'image', description: 'A pixel.', file: new Blob([PNG]) }
  const { status, body } = await call('POST', `/${id}/attachments`, await form(fields, 'Größe?.png'))
  expect(status).toBe(400)
  expect(body.details[0].path).toBe('body.name')
  const named = await form({ ...fields, name: 'Größe 1%.png' }, 'x')
  const sent = await call('POST', `/${id}/attachments`, named)
  expect(sent.body.data).toMatchObject({ name: 'Größe 1%.png', type: 'image', mimeType: 'image/png', size: PNG.length })
  const { headers } = await read(id, sent.body.data.id)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Gr__e 1_.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201%25.png`,
  )
  expect((await read(id, sent.body.data.id, asJson)).body.data.contentBase64).toBe(PNG.toString('base64'))
  expect((await upload(id, PNG, { name: 'a.bin' })).body.data.type).toBe('image')
})

it('takes a PDF of ASCII characters only', async () => {
  const pdf = pdfOf(['Refund within 30 days.'])
  expect(pdf.every(byte => byte < 128)).toBe(true)
  const { status, body } = await upload(await guideline(), pdf, { name: 'refunds.pdf' })
  expect([status, body.data?.mimeType]).toEqual([201, 'application/pdf'])
})

it('sends ranges, and nothing to a client that has the file', async () => {
  const id = await guideline()
  const { id: attachment, sha256 } = (await upload(id, Buffer.from('0123456789'))).body.data
  const range = async (Range: string, more = {}) => {
    const { status, body, headers } = await read(id, attachment, { Range, ...more })
    return [status, body.message ?? String(body), headers.get('content-range')]
  }
  expect(await range('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10'])
  expect(await range('bytes=8-')).toEqual([206, '89', 'bytes 8-9/10'])
  expect(await range('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10'])
  expect(await range('bytes=0-99')).toEqual([206, '0123456789', 'bytes 0-9/10'])
  expect(await range('bytes=10-')).toEqual([416, expect.stringContaining('10 bytes'), 'bytes */10'])
  expect(await range('bytes=-0')).toEqual([416, expect.any(String), 'bytes */10'])
  for (const all of ['bytes=0-1,3-4', 'bytes=4-2', 'lines=0-1', 'bytes=-'])
    expect(await range(all)).toEqual([200, '0123456789', null])
  expect((await range('bytes=2-4', { 'If-Range': `"${sha256}"` }))[0]).toBe(206)
  expect((await range('bytes=2-4', { 'If-Range': '"other"' }))[0]).toBe(200)
  for (const tag of [`"${sha256}"`, `"x", W/"${sha256}"`, '*'])
    expect((await read(id, attachment, { 'If-None-Match': tag })).status).toBe(304)
  expect((await read(id, attachment, { 'If-None-Match': '"x"' })).status).toBe(200)
})

const ELF = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(100)])
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

it.each<[string, Uint8Array, object, string]>([
  ['a program', ELF, {}, 'body.contentBase64'],
  ['a program with the name of an image', EXE, { name: 'logo.png' }, 'body.contentBase64'],
  ['text with the name of an image', Buffer.from('#!/bin/sh'), { name: 'logo.PNG' }, 'body.contentBase64'],
  ['an image with the name of another type', PNG, { name: 'logo.jpg' }, 'body.contentBase64'],
  ['a file that is not an image as one', Buffer.from('x'), { type: 'image' }, 'body.type'],
  ['a path', Buffer.from('x'), { name: '../../etc/passwd' }, 'body.name'],
  ['a path of Windows', Buffer.from('x'), { name: '..\\boot.ini' }, 'body.name'],
  ['a line break in the name', Buffer.from('x'), { name: 'a\r\nX-Header: 1' }, 'body.name'],
  ['a reversed name', Buffer.from('x'), { name: 'a\u202Egpj.exe' }, 'body.name'],
  ['a reserved name', Buffer.from('x'), { name: 'NUL.txt' }, 'body.name'],
  ['a hidden name', Buffer.from('x'), { name: '.htaccess' }, 'body.name'],
  ['a name of 70 wide characters', Buffer.from('x'), { name: '漢'.repeat(70) }, 'body.name'],
  ['an empty file', Buffer.alloc(0), {}, 'body.contentBase64'],
  ['text that is not base64', Buffer.from('x'), { contentBase64: 'a b c d' }, 'body.contentBase64'],
  ['an unknown type', Buffer.from('x'), { type: 'virus' }, 'body.type'],
])('refuses %s', async (_, content, more, field) => {
  const { status, body } = await upload(await guideline(), content, more)
  expect([status, body.details[0].path]).toEqual([400, field])
})

it('stores a zip bomb without unpacking it', async () => {
  const bomb = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(1_000_000)])
  const { status, body } = await upload(await guideline(), bomb, { name: 'report.docx' })
  expect([status, body.data.mimeType, body.data.size]).toEqual([201, 'application/zip', bomb.length])
})

it('limits the size of a file, of a body and of their number', async () => {
  const id = await guideline()
  const bytes = Buffer.alloc(LIMIT, 'a')
  expect((await upload(id, bytes)).status).toBe(201)
  const large = Buffer.alloc(LIMIT + 1, 'a')
  expect((await upload(id, large)).status).toBe(413)
  const send = async (file: Buffer<ArrayBuffer>) =>
    (await call('POST', `/${id}/attachments`, await form({ file: new Blob([file]) }, 'a.txt'))).status
  expect([await send(bytes), await send(large), await send(Buffer.alloc(9_000_000))]).toEqual([201, 413, 413])
  const rest = await Promise.all(Array.from({ length: 25 }, () => upload(id, Buffer.from('x'))))
  expect(rest.filter(({ status }) => status === 201)).toHaveLength(23)
  expect(rest.find(({ status }) => status === 409)?.body).toMatchObject({ limit: 25 })
  expect((await call('GET', `/${id}/attachments?limit=20`)).body).toMatchObject({ nextCursor: expect.any(String) })
})

it('refuses malformed forms', async () => {
  const id = await guideline()
  const type = 'multipart/form-data; boundary=x'
  const part = (head: string, text = 'a') => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
  const file = part('name="file"; filename="a.txt"')
  const send = async (raw: string, contentType = type) =>
    (await call('POST', `/${id}/attachments`, { raw, headers: { 'Content-Type': contentType } })).status
  expect(await send(`${file}--x--`)).toBe(201)
  expect(await send(`${file}--x--`, 'Multipart/Form-Data;boundary="x"')).toBe(201)
  for (const [raw, contentType] of [
    [file],
    ['--x--'],
    [''],
    ['no form'],
    [`${file}--x--`, 'multipart/form-data'],
    [`${file}--x--`, 'multipart/form-data; boundary=other'],
    [`${file}${file}--x--`],
    [`${part('name="other"; filename="a.txt"')}--x--`],
    [`${part('name="file"')}--x--`],
    [`${file}${part('name="unknown"')}--x--`],
    [`${file}${part('name="type"')}${part('name="type"')}--x--`],
    [`${file}${part('name="description"', 'a\0b')}--x--`],
    [`${file}${part('name="__proto__"')}--x--`],
    [`${file}${part(`name="${'n'.repeat(300)}"`)}--x--`],
    [`${part('name="name"').repeat(101)}${file}--x--`],
    [`${part('name="file"; filename="../a.txt"')}--x--`],
  ] as const)
    expect([raw.slice(0, 200), await send(raw, contentType)]).toEqual([raw.slice(0, 200), 400])
  expect(await send('a', 'text/plain')).toBe(415)
})

it('stores an upload with an idempotency key once, whatever the boundary is', async () => {
  const id = await guideline()
  const send = async (content: string) => {
    const { raw, headers } = await form({ file: new Blob([content]) }, 'a.txt')
    return call('POST', `/${id}/attachments`, { raw, headers: { ...headers, 'Idempotency-Key': `one ${id}` } })
  }
  const [first, again, other] = [await send('a'), await send('a'), await send('b')]
  expect([first.status, again.body, other.status]).toEqual([201, first.body, 422])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

it('allows only owners and admins to change attachments', async () => {
  const id = await guideline()
  const attachment = (await upload(id, Buffer.from('a'))).body.data.id
  const other = await guideline()
  expect((await read(other, attachment)).status).toBe(404)
  expect((await call('DELETE', `/${other}/attachments/${attachment}`)).status).toBe(404)
  for (const [role, status] of [
    ['viewer', 403],
    ['member', 403],
    ['admin', 200],
  ] as const) {
    const key = await organization.organization.keyFor({ role })
    expect((await call('GET', `/${id}/attachments/${attachment}`, { key })).status).toBe(200)
    expect((await call('DELETE', `/${id}/attachments/${attachment}`, { key })).status).toBe(status)
  }
})

it('removes the bytes with the attachment, the guideline and the organization', async () => {
  await app.database.query('DELETE FROM organizations WHERE id <> $1', [organization.id])
  const [one, other] = [await guideline(), await guideline()]
  const attachment = (await upload(one, Buffer.from('a'))).body.data.id
  await upload(one, Buffer.from('a'))
  await upload(other, Buffer.from('a'))
  expect((await call('DELETE', `/${one}/attachments/${attachment}`)).body.data).toEqual({
    id: attachment,
    guidelineId: one,
  })
  expect((await read(one, attachment)).status).toBe(404)
  const [left] = (await call('GET', `/${one}/attachments`)).body.data
  expect((await read(one, left.id)).body).toBe('a')
  const audited = 'SELECT action FROM audit_entries WHERE target = $1 ORDER BY id'
  expect((await app.database.query<{ action: string }>(audited, [attachment])).map(({ action }) => action)).toEqual([
    'guideline.attachment_added',
    'guideline.attachment_deleted',
  ])
  await call('DELETE', `/${one}`)
  await app.database.query('DELETE FROM organizations')
  await untilNoFiles()
})
