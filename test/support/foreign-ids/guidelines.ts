import type { Pointing } from './pointing.ts'

export const guidelines: Record<string, Pointing> = {
  smartGuidelines: 'nothing to name',
  testGuidelines: 'nothing to name',
  smartUpdate: ({ collection }) => [
    {
      body: {
        instruction: 'Add a property.',
        material: 'Region: where they are',
        type: 'collection',
        targetIds: [collection],
      },
      by: ['targetIds'],
      status: 404,
    },
  ],
  applySmartUpdate: 'path',
  listGuidelines: 'nothing to name',
  createGuideline: 'nothing to name',
  getGuideline: 'path',
  getGuidelineStructure: 'path',
  getGuidelineSection: 'path',
  listGuidelineVersions: 'path',
  getGuidelineVersion: 'path',
  compareGuidelineVersions: 'path',
  listGuidelineAttachments: 'path',
  getGuidelineAttachment: 'path',
  uploadGuidelineAttachment: 'path',
  deleteGuidelineAttachment: 'path',
  updateGuideline: 'path',
  rollBackGuideline: 'path',
  deleteGuideline: 'path',
}
