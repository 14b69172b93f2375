import { highestPriceOf, priceOf } from '../../prices.ts'
import { extracts, type MemorizeRequest } from './read-request.ts'

/** The price of a request if properties are found in it. */
export const highestPrice = (request: MemorizeRequest): number =>
  extracts(request) && request.extract !== 'later' ? highestPriceOf('memorize') : priceOf('memorize')
