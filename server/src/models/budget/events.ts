import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

export const MODEL_BUDGET_REACHED = defineEvent(
  'model_budget.reached',
  'The organization has used 80 or 100 percent of the calls or tokens of models that it may use in a day (UTC). Sent once a day for each share.',
  {
    share: integer('The share in percent: 80 or 100.', 80),
    of: text('What was used: `calls` or `tokens`.', 'tokens'),
    used: integer('How much of it was used today.', 800_214),
    limit: integer('The most that may be used in a day.', 1_000_000),
  },
)
