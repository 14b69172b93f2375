/** What each example of `examples/tasks` prints, with its own account. */
export const TASK_OUTPUT: Readonly<Record<string, RegExp>> = {
  'ask-documents.ts': /^completed: 2 documents, 0 failed\n.*25 days of paid leave.*\nleave\.md, Leave, 9 to 51\n$/,
  'handle-failures.ts': /^not_found_error 404 req_\n$/,
  'import-a-list.ts': /^completed 2\n$/,
  'read-everything.ts': /^0 memories\nthe export is whole\n$/,
  'read-properties.ts': /^northwind\.example\n$/,
  'receive-events.ts': /^first delivery: accepted\nsecond delivery: duplicate\nTicket: The export stops at 50%\n$/,
  'remember-and-ask.ts': /^(\d\.\d\d Dana prefers calls before noon\..*\n)+$/,
  'review-tools.ts': /^orders failed\n$/,
  'send-events.ts':
    /^receivers of each event: 1, 0\norder\.shipped ord_4711\nbody\.events\.0\.data\.amount_cents is missing\n$/,
  'store-a-picture.ts': /^whiteboard\.png: Whiteboard with the launch plan\n$/,
}

/** What `examples/tool-loop` prints after the first line, which is about the server. */
export const TOOL_LOOP_OUTPUT: readonly string[] = [
  'round 1: check_stock({"product":"oak desk"}) → {"product":"oak desk","pieces":3}',
  'round 1: check_stock({"product":"desk lamp"}) → {"product":"desk lamp","pieces":0}',
  'round 2: reserve({"product":"oak desk","pieces":2}) → {"product":"oak desk","reserved":2,"left":1}',
  'Two oak desks are reserved for you. Desk lamps are sold out at the moment.',
  '880 tokens, 5 credits',
]
