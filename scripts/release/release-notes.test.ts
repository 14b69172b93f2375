import { expect, it } from 'vitest'
import { notesOfVersion, releaseNotes } from './release-notes.ts'

const sdk = { name: '@keepsake/sdk', oldVersion: '0.1.0', newVersion: '0.2.0' }

it('names the packages, and begins with what is most important', () => {
  const changeset = (summary: string, type: 'minor' | 'patch') => ({ summary, releases: [{ name: sdk.name, type }] })
  const changesets = [
    changeset('A small mend.', 'patch'),
    changeset('One more thing.\n', 'minor'),
    changeset('### Recall\n\n- A long list', 'minor'),
  ]
  const unreleased = { name: '@keepsake/console', oldVersion: '0.0.0', newVersion: '0.0.0' }
  expect(releaseNotes({ changesets, releases: [sdk, unreleased, { ...sdk, name: '@keepsake/cli' }] })).toBe(
    '# Keepsake 0.2.0\n\nPackages: `@keepsake/cli`, `@keepsake/sdk`\n\n## `@keepsake/sdk`\n\n### Recall\n\n- A long list\n\n## `@keepsake/sdk`\n\nOne more thing.\n\n## `@keepsake/sdk`\n\nA small mend.\n',
  )
})

it('has nothing to say if nothing has changed, and wants one version', () => {
  expect(releaseNotes({ changesets: [], releases: [] })).toMatch(/^No package/)
  const releases = [sdk, { ...sdk, name: '@keepsake/cli', newVersion: '0.3.0' }]
  expect(() => releaseNotes({ changesets: [], releases })).toThrow('0.2.0, 0.3.0')
})

it('are those of the changelogs once these have the changes', () => {
  const dependencies = '### Patch Changes\n\n- Updated dependencies\n  - @keepsake/sdk@0.2.0\n'
  const before = '\n## 0.1.0\n\n### Minor Changes\n\n- The first.\n'
  const changelogs = new Map([
    ['@keepsake/cli', `# @keepsake/cli\n\n## 0.2.0\n\n${dependencies}${before}`],
    ['@keepsake/sdk', `# @keepsake/sdk\n\n## 0.2.0\n\n### Minor Changes\n\n- Files.\n\n${dependencies}${before}`],
    ['@keepsake/mcp', `# @keepsake/mcp\n${before}`],
  ])
  expect(notesOfVersion('0.2.0', changelogs)).toBe(
    '# Keepsake 0.2.0\n\n## `@keepsake/sdk`\n\n### Minor Changes\n\n- Files.\n',
  )
})
