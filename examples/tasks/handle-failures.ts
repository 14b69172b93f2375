// Tell failures apart by their code; docs/errors.md has all of them. What is worth a second try was tried already.
import { isKeepsakeError, Keepsake, RateLimitError } from '@keepsake/sdk'

const client = new Keepsake()

try {
  await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
} catch (error) {
  if (error instanceof RateLimitError) console.log(`come back in ${error.retryAfterSeconds} s`)
  else if (isKeepsakeError(error)) console.log(error.code, error.status, error.requestId?.slice(0, 4))
  else throw error
}
