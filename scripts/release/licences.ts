import satisfies from 'spdx-satisfies'

/** Licences that ask for no more than a notice, as SPDX names them. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages with another licence that somebody has read, and why they may be shipped. */
const READ: Readonly<Record<string, string>> = {
  duck: 'Its license file is BSD-2-Clause; its manifest says only BSD.',
  '@img/sharp-libvips-*':
    'LGPL-3.0: a shared library in a package of its own, which is not changed and can be replaced.',
}

/** A part of a bill of materials in CycloneDX. */
export interface Component {
  group?: string
  name: string
  version?: string
  licenses?: readonly { expression?: string; license?: { id?: string; name?: string } }[]
}

export const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`)

/** @returns a sentence for each component whose licence is neither allowed nor read */
export function unknownLicences(components: readonly Component[]): string[] {
  return components.flatMap(component => {
    const { version, licenses = [] } = component
    const full = nameOf(component)
    if (full.startsWith('@keepsake/') || Object.keys(READ).some(pattern => matches(full, pattern))) return []
    const texts = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    if (texts.length > 0 && texts.every(isAllowed)) return []
    return [`${full} ${version ?? ''} has ${texts.join(', ') || 'no licence'}, which is not allowed.`]
  })
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED)
  } catch {
    return false
  }
}

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
