// A separate process for register.test.ts: registers, and prints the result.
import { Keepsake } from '../src/client.ts'

const { created, secretKey } = await Keepsake.register({ name: 'worker', maxRetries: 0 })
process.stdout.write(JSON.stringify({ created, secretKey }))
