import type { SqlValue } from '../../../platform/database/scope.ts'

/** Collects the conditions of a search with their values. `$1` is the tenant. */
export class Conditions {
  readonly #conditions: string[] = []
  readonly values: SqlValue[] = []

  value(value: SqlValue): string {
    this.values.push(value)
    return `$${this.values.length + 1}`
  }

  add(condition: string): void {
    this.#conditions.push(condition)
  }

  /** One of the alternatives: each has terms that all have to match. Without alternatives there is no condition. */
  anyOf(column: string, alternatives: readonly (readonly string[])[]): void {
    if (alternatives.length === 0) return
    const single = alternatives.flatMap(terms => (terms.length === 1 ? terms : []))
    const several = alternatives.filter(({ length }) => length > 1)
    const parts = [
      ...(single.length > 0 ? [`${column} && ${this.value(single)}::text[]`] : []),
      ...several.map(terms => `${column} @> ${this.value(terms)}::text[]`),
    ]
    // a value without any word, such as punctuation, matches nothing
    this.add(parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`)
  }

  range(column: string, range: { min?: unknown; max?: unknown } | undefined, type: 'bigint' | 'date'): void {
    if (range?.min !== undefined) this.add(`${column} >= ${this.value(String(range.min))}::${type}`)
    if (range?.max !== undefined) this.add(`${column} <= ${this.value(String(range.max))}::${type}`)
  }

  get isEmpty(): boolean {
    return this.#conditions.length === 0
  }

  get sql(): string {
    return this.#conditions.map(condition => ` AND ${condition}`).join('')
  }
}
