import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'

// words in the name of a property that tell what its values are

const concepts = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(word => conceptOf(stem(word))))

/** Amounts of money. */
export const MONEY = concepts(
  `budget revenue price salary deal funding rent mrr payment deposit premium savings mortgage expense profit
   valuation bill refund debt income balance fine money`,
)
export const PERCENT = concepts('percent percentage probability discount share margin rate')
/** Years, which look like other numbers. */
export const YEAR = concepts('founded year graduation built vintage')
/** Numbers of people. */
export const PEOPLE = concepts(
  `people person guest attendee traveler traveller occupant adult member participant resident passenger visitor
   household party`,
)
export const TEAMS = concepts('team employee')
/** Numbers with a unit. */
export const MEASURED = concepts(
  `duration age weight height distance experience notice period time hour minute day week month year area
   temperature volume speed storage term delay nights`,
)
