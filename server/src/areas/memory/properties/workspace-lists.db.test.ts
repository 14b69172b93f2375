import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const { post } = useOrganization(app, { per: 'file' })
const project = { customKeyName: 'project', customKeyValue: 'autumn' }
const update = (body: object) => post('memory/update', { ...project, ...body })
const tasks = async () => (await post('properties', project)).body.data.properties[0].value

describe('a list of a workspace', () => {
  it('cannot be overwritten, in brackets or not, in a workspace or not', async () => {
    const collectionId = (await post('collections', { name: 'Autumn', kind: 'workspace' })).body.data.id
    await post('memorize', { ...project, content: 'Kick-off.', extract: false })
    await update({ propertyName: '[Tasks]', operation: 'push', value: 'Book a room' })
    for (const set of [
      { propertyName: '[Tasks]', value: [] },
      { propertyName: '[tasks] ', operation: 'set', value: [{ title: 'Another' }], collectionId },
      { propertyName: '[Issues]', value: 'none' },
      { propertyName: 'Tasks', value: [] },
    ]) {
      const { status, body } = await update(set)
      expect([status, body.details[0].path], JSON.stringify(set)).toEqual([400, 'body.operation'])
      expect(body.message).toContain('push')
    }
    for (const name of ['[Tasks]', 'Tasks', '[Issues]']) {
      const upserted = await post('upsert', { records: [{ key: project, properties: { [name]: [] } }] })
      expect([upserted.status, upserted.body.message]).toEqual([400, expect.stringContaining('Push to it')])
    }
    expect(await tasks()).toMatchObject([{ title: 'Book a room' }])
  })

  it('is changed by an undo', async () => {
    await update({ propertyName: '[Tasks]', operation: 'push', value: 'Order flowers' })
    expect((await post('memory/undo-change', { ...project, propertyName: '[Tasks]' })).status).toBe(200)
    expect(await tasks()).toMatchObject([{ title: 'Book a room' }])
  })

  it('is an ordinary property if a collection defines its name', async () => {
    await post('collections', { name: 'Support', properties: [{ name: 'Issues', type: 'number' }] })
    expect((await update({ propertyName: 'Issues', value: 3 })).body.data.value).toBe(3)
  })
})
