import { type Component, nameOf } from './licences.ts'

/** A bill of materials in CycloneDX, as far as it is read here. */
export interface Bill {
  metadata: { component: Component & Ref }
  components: readonly (Component & Ref)[]
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[]
}

interface Ref {
  'bom-ref': string
}

export interface Manifest {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

/**
 * Leaves in a bill with all dependencies only what is shipped: those of a package, and what is built into it, which is
 * among its dependencies for development. That is our own packages everywhere, and everything in a bundle.
 * @param manifests of our packages by name
 */
export function shippedOf<Whole extends Bill>(
  bill: Whole,
  manifests: ReadonlyMap<string, Manifest>,
  bundles: ReadonlySet<string>,
): Whole {
  const root = bill.metadata.component
  const names = new Map([root, ...bill.components].map(each => [each['bom-ref'], nameOf(each)]))
  const edges = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const shipped = new Set<string>()
  const shipsFrom = (from: string, name: string): boolean => {
    const manifest = manifests.get(from)
    return !manifest || ships(manifest, name, bundles.has(from))
  }
  const rootName = nameOf(root)
  // others may have them as optional peers, which whoever installs the package does not get
  const forTests = new Set(
    Object.keys(manifests.get(rootName)?.devDependencies ?? {}).filter(name => !shipsFrom(rootName, name)),
  )
  const next = (ref: string): string[] =>
    (edges.get(ref) ?? []).filter(to => {
      const name = names.get(to) ?? ''
      return !forTests.has(name) && shipsFrom(names.get(ref) ?? '', name)
    })
  for (const waiting = [root['bom-ref']]; waiting.length > 0; ) {
    const ref = waiting.pop() ?? ''
    if (shipped.has(ref)) continue
    shipped.add(ref)
    waiting.push(...next(ref))
  }
  return {
    ...bill,
    components: bill.components.filter(each => shipped.has(each['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref }) => ({ ref, dependsOn: next(ref) })),
  }
}

function ships({ dependencies = {}, devDependencies = {} }: Manifest, name: string, isBundle: boolean): boolean {
  if (name in dependencies) return true
  return name in devDependencies && (name.startsWith('@keepsake/') || (isBundle && !name.startsWith('@types/')))
}
