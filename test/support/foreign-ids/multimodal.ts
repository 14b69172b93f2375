import { exampleBody, operation } from '../requests.ts'
import type { Pointing } from './pointing.ts'

export const multimodal: Record<string, Pointing> = {
  memorizeMedia: ({ record }) => [
    {
      body: { ...exampleBody(operation('memorizeMedia')), email: undefined, recordId: record },
      by: ['recordId'],
      status: 404,
    },
  ],
  searchMedia: ({ record }) => [{ body: { recordId: record }, by: ['recordId'], status: 404 }],
  getMediaStatus: 'nothing to name',
  getMediaContent: 'path',
  getMediaThumbnail: 'path',
  deleteMedia: 'path',
}
