import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

export const MODEL_BUDGET_REACHED = defineEvent({
  type: 'model_budget.reached',
  description:
    'The organization has used 80 or 100 percent of the calls or tokens of models that it may use in a day (UTC). Sent once a day for each share.',
  fields: {
    share: integer('The share in percent: 80 or 100.'),
    of: text('What was used: `calls` or `tokens`.'),
    used: integer('How much of it was used today.'),
    limit: integer('The most that may be used in a day.'),
  },
  example: { share: 80, of: 'tokens', used: 800_214, limit: 1_000_000 },
})
