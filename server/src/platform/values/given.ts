type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** The fields that are not undefined. */
export const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  // the entries come from an object of this type
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
