const condition = (property: string, operator: string, value?: unknown) => ({
  property,
  operator,
  ...(value !== undefined && { value }),
})

const FEW = condition('Account', 'startsWith', 'AC-0042')

/** Each operator, and combined conditions, with many matching records and with few. */
export const FILTERS: Record<string, { conditions: object[]; logic?: 'and' | 'or' }> = {
  equals: { conditions: [condition('City', 'equals', 'leeds')] },
  'equals, one record': { conditions: [condition('Account', 'equals', 'AC-000420')] },
  notEquals: { conditions: [condition('City', 'notEquals', 'Leeds')] },
  in: { conditions: [condition('City', 'in', ['Leeds', 'Lima'])] },
  notIn: { conditions: [condition('Stage', 'notIn', ['Won', 'Lost'])] },
  contains: { conditions: [condition('City', 'contains', 'eed')] },
  'contains, few records': { conditions: [condition('Account', 'contains', '0042')] },
  'contains, no record': { conditions: [condition('Account', 'contains', 'none')] },
  notContains: { conditions: [condition('City', 'notContains', 'eed')] },
  startsWith: { conditions: [FEW] },
  gt: { conditions: [condition('Budget', 'gt', 400_000)] },
  lte: { conditions: [condition('Budget', 'lte', 20_000)] },
  between: { conditions: [condition('Budget', 'between', [100_000, 101_000])] },
  before: { conditions: [condition('Signed', 'before', '2026-01-20')] },
  after: { conditions: [condition('Signed', 'after', '2026-12-01')] },
  exists: { conditions: [condition('Topics', 'exists')] },
  notExists: { conditions: [condition('Topics', 'notExists')] },
  'notExists, no record': { conditions: [condition('City', 'notExists')] },
  'an element of a list': { conditions: [condition('Topics', 'equals', 'terms')] },
  'an element of a list, no record': { conditions: [condition('Topics', 'equals', 'weather')] },
  'four conditions, and': {
    conditions: [
      condition('City', 'equals', 'Oslo'),
      condition('Stage', 'in', ['Open', 'Won']),
      condition('Budget', 'gte', 450_000),
      condition('Signed', 'after', '2026-10-01'),
    ],
    logic: 'and',
  },
  'three conditions, or': {
    conditions: [FEW, condition('Budget', 'lt', 1_000), condition('Signed', 'after', '2026-12-27')],
    logic: 'or',
  },
}
