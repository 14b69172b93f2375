import type { IdentityKey } from '../../records/identity.ts'

/** Mailboxes and domains that name nobody. */
const NOBODY = new Set(
  'info mail office sales support hello contact team admin person people user customer client gmail googlemail outlook hotmail yahoo icloud proton protonmail gmx www com org net example'.split(
    ' ',
  ),
)

/** The names that the keys of a record have in them: who is it that speaks, and that a text is about? */
export const namedSubject = (keys: readonly IdentityKey[]): { names: string[] } => ({
  names: keys
    .filter(({ name }) => name !== 'phoneNumber')
    .flatMap(({ value }) => value.split(/[^\p{L}\p{N}]+/u))
    .filter(word => word.length > 2 && !NOBODY.has(word.toLowerCase())),
})
