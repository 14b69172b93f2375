/** Whether an event type matches a list of patterns: `*`, `order.*` or `order.paid`. */
export const matches = (patterns: readonly string[], type: string): boolean =>
  patterns.some(pattern => {
    if (pattern === '*') return true
    return pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
