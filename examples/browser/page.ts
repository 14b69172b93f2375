// A web page with memory, for private tools only: anyone who opens the page can read its key. Add the page's origin to
// CORS_ORIGINS of the server. Pass the key and the server in the URL: page.html#key=sk_test_…&server=http://…
import { isKeepsakeError, Keepsake } from '@keepsake/sdk'

const given = new URLSearchParams(location.hash.slice(1))
const shown = document.body.appendChild(document.createElement('output'))

try {
  const client = new Keepsake({
    secretKey: given.get('key') ?? '',
    baseUrl: given.get('server') ?? '',
    dangerouslyAllowBrowser: given.has('mine'),
    maxRetries: 0,
  })
  await client.memory.memorize({ email: 'dana@northwind.example', content: 'Dana likes tea.' })
  const { results } = await client.memory.smartRecall({ query: 'What does Dana like?' })
  shown.textContent = `found: ${results[0]?.content}`
} catch (error) {
  shown.textContent = isKeepsakeError(error) ? `failed: ${error.code}` : String(error)
}
