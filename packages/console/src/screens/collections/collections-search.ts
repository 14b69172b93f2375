export const VIEWS = [
  ['properties', 'Properties'],
  ['edit', 'Edit'],
  ['again', 'Extract again'],
] as const
type View = (typeof VIEWS)[number][0]

/** What the address of a collection says: what is shown of it, and the event whose progress is. */
interface CollectionSearch {
  view?: View
  event?: string
}

export function readCollectionSearch({ view, event }: Record<string, unknown>): CollectionSearch {
  const known = VIEWS.map(([each]) => each).find(each => each === view)
  return { ...(known && { view: known }), ...(typeof event === 'string' && { event }) }
}

/** What the address of the trial says: which collection the text is read for. */
export const readTrialSearch = ({ collection }: Record<string, unknown>): { collection?: string } =>
  typeof collection === 'string' && collection !== '' ? { collection } : {}
