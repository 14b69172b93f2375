/** What `changeset status` plans. */
export interface Plan {
  changesets: readonly { summary: string; releases: readonly { name: string; type: Bump }[] }[]
  /** Private packages are among them, with the version that they keep. */
  releases: readonly { name: string; oldVersion: string; newVersion: string }[]
}

type Bump = 'major' | 'minor' | 'patch' | 'none'

/** From the most important. */
const BUMPS: readonly Bump[] = ['major', 'minor', 'patch', 'none']

/** The notes of a release in Markdown: the packages, then the changes, the most important first. */
export function releaseNotes({ changesets, releases: planned }: Plan): string {
  const releases = planned.filter(({ oldVersion, newVersion }) => newVersion !== oldVersion)
  if (releases.length === 0) return 'No package has changed since the last release.\n'
  const [version, ...others] = new Set(releases.map(({ newVersion }) => newVersion))
  if (others.length > 0) throw new Error(`The packages would get several versions: ${[version, ...others].join(', ')}`)
  const importance = (changeset: Plan['changesets'][number]): number =>
    Math.min(...changeset.releases.map(({ type }) => BUMPS.indexOf(type)))
  const summaries = changesets
    .toSorted((one, other) => importance(one) - importance(other) || other.summary.length - one.summary.length)
    .map(changeset => `## ${namesOf(changeset.releases)}\n\n${changeset.summary.trim()}`)
  return `# Keepsake ${version}\n\nPackages: ${namesOf(releases)}\n\n${summaries.join('\n\n')}\n`
}

/**
 * The same from what the changelogs say about their newest version, once `changeset version` has moved the changesets there.
 * @param changelogs by the name of the package
 */
export function notesOfVersion(version: string, changelogs: ReadonlyMap<string, string>): string {
  const sections = [...changelogs].flatMap(([name, text]) => {
    const [, section = ''] = text.split(/^## .*\n/m)
    const own = section.replace(/^### Patch Changes\n\n- Updated dependencies[\s\S]*$/m, '').trim()
    return text.includes(`\n## ${version}\n`) && own !== '' ? [`## \`${name}\`\n\n${own}`] : []
  })
  const sorted = sections.toSorted((one, other) => other.length - one.length)
  return `# Keepsake ${version}\n\n${sorted.join('\n\n')}\n`
}

const namesOf = (releases: readonly { name: string }[]): string =>
  releases
    .map(({ name }) => `\`${name}\``)
    .toSorted()
    .join(', ')
