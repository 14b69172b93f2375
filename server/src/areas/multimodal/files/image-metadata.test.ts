import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageOf, photoOf } from '../../../../test/support/media-files.ts'
import { takenAtOf, withoutLocation } from './image-metadata.ts'

const FORMATS = ['jpeg', 'png', 'webp'] as const

describe.each(FORMATS)('%s', format => {
  const mimeType = `image/${format}`

  it('has no location the second time', async () => {
    const photo = await photoOf(format)
    const clean = withoutLocation(photo, mimeType)
    expect(clean).not.toBe(photo)
    expect(withoutLocation(clean, mimeType)).toBe(clean)
  })

  it('is the same file if it has no location', async () => {
    const image = await imageOf(format)
    expect(withoutLocation(image, mimeType)).toBe(image)
    expect(takenAtOf(image, mimeType)).toBeUndefined()
  })

  it('can be damaged anywhere', async () => {
    const photo = await photoOf(format)
    const damage = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(damage, fc.nat(photo.length), (changes, length) => {
        const damaged = new Uint8Array(photo)
        for (const [at, value] of changes) damaged[at] = value
        const cut = damaged.subarray(0, length)
        withoutLocation(cut, mimeType)
        takenAtOf(cut, mimeType)
      }),
      { numRuns: 300, seed: 20_261_123 },
    )
  })
})
