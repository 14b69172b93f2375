// Distinguish errors by their code; docs/errors.md lists all codes. The SDK has already retried where it helps.
import { isKeepsakeError, Keepsake, RateLimitError } from '@keepsake/sdk'

const client = new Keepsake()

try {
  await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
} catch (error) {
  if (error instanceof RateLimitError) console.log(`come back in ${error.retryAfterSeconds} s`)
  else if (isKeepsakeError(error)) console.log(error.code, error.status, error.requestId?.slice(0, 4))
  else throw error
}
