export interface EventsPorts {
  /** Event types that cannot be cancelled, and what to do instead. */
  uncancellable: Readonly<Record<string, string>>
}
