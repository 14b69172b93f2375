/** The page that accepts an invitation. The token is behind `#`, so only the script sees it. */
export const INVITATION_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Accept an invitation · Keepsake</title>
<link rel="stylesheet" href="/invitation/style.css">
<script src="/invitation/script.js" defer></script>
</head>
<body>
<main>
<h1>Accept an invitation</h1>
<form id="form">
<label for="name">Your name</label>
<input id="name" autocomplete="name" maxlength="100">
<button id="accept">Accept and get a key</button>
</form>
<p id="message" role="status">You become a member and get your own API key. It is shown only once.</p>
<pre id="key" hidden></pre>
</main>
</body>
</html>
`

export const INVITATION_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; }
label { display: block; } input, button { font: inherit; padding: .4rem .7rem; margin: .25rem .5rem .25rem 0; }
pre { overflow-x: auto; padding: .8rem; border: 1px solid light-dark(#e3e6eb, #2a2f37); border-radius: 6px; }
`

// the same Idempotency-Key for every attempt: if a response is lost, the next one returns the same key
export const INVITATION_SCRIPT = `
const at = id => document.getElementById(id)
const token = location.hash.slice(1)
const attempt = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
if (token === '') {
  at('form').hidden = true
  at('message').textContent = 'The link is incomplete. Open the complete link of your invitation.'
}
at('form').addEventListener('submit', async event => {
  event.preventDefault()
  at('accept').disabled = true
  try {
    const name = at('name').value.trim()
    const response = await fetch('/api/v1/members/accept', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt },
      body: JSON.stringify(name === '' ? { token } : { token, name }),
    })
    const body = await response.json()
    if (!body.success) throw new Error(body.message)
    const { organization, member, apiKey } = body.data
    history.replaceState(null, '', location.pathname)
    at('form').hidden = true
    at('message').textContent =
      'You joined ' + organization.name + ' with the role ' + member.role + '. Copy your key now: it is shown only once.'
    at('key').textContent = apiKey
    at('key').hidden = false
  } catch (error) {
    at('message').textContent = error.message
    at('accept').disabled = false
  }
})
`
