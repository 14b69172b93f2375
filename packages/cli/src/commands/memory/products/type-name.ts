/** Allowed names of a record type. */
const TYPE = /^[A-Za-z][A-Za-z0-9 _-]{0,63}$/

/** A record type for the kind of an entity; `Record` if its name is not allowed. */
export const typeNameOf = (kind: string | undefined): string =>
  kind !== undefined && TYPE.test(kind) ? kind : 'Record'
