/** The page that accepts an invitation. The token is behind `#`, so only the script sees it. */
export const INVITATION_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Accept an invitation · Keepsake</title>
<link rel="stylesheet" href="invitation/style.css">
<script src="invitation/script.js" defer></script>
</head>
<body>
<main>
<p class="brand">Keepsake</p>
<h1 id="title">Accept an invitation</h1>
<dl id="facts" hidden>
<dt>Organization</dt><dd id="organization"></dd>
<dt>Invited</dt><dd id="invited"></dd>
<dt>Your role</dt><dd id="role"></dd>
<dt>You may</dt><dd><ul id="permissions"></ul></dd>
</dl>
<form id="form" hidden>
<label for="name">Your name</label>
<input id="name" autocomplete="name" maxlength="100">
<button id="accept">Accept the invitation</button>
</form>
<p id="message" role="status">One moment…</p>
<div id="keyed" hidden>
<pre id="key"></pre>
<button id="copy" type="button">Copy the key</button>
</div>
<p><a id="console" href="console" hidden>Open the console</a></p>
</main>
</body>
</html>
`

export const INVITATION_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dfdfdb, #2b333a); --quiet: light-dark(#5a636b, #9aa5af);
  --accent: light-dark(#0f766e, #5eead4); --on: light-dark(#ffffff, #04211d); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fafaf9, #0c0f12); color: light-dark(#1b1f23, #e8eaec);
  font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 32rem; margin: 10vh auto; padding: 1.5rem; background: light-dark(#ffffff, #14181c);
  border: 1px solid var(--line); border-radius: 8px; }
@media (max-width: 34rem) { main { margin: 0; min-height: 100dvh; border: 0; border-radius: 0; } }
.brand, dt { margin: 0; color: var(--quiet); } h1 { margin: .2rem 0 1rem; font-size: 20px; overflow-wrap: anywhere; }
dl { margin: 0 0 1rem; display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .4rem .8rem; }
dl[hidden] { display: none; } dd { margin: 0; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .3rem; }
li { padding: 0 .5rem; border: 1px solid var(--line); border-radius: 99px; color: var(--quiet); font-size: 12px; }
label { display: block; font-weight: 500; margin-bottom: .25rem; }
input { font: inherit; width: 100%; min-height: 2rem; padding: .25rem .6rem; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 6px; }
button, #console { display: inline-block; font: inherit; font-weight: 500; min-height: 2rem; padding: .35rem .8rem;
  margin-top: .75rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--on); text-decoration: none;
  cursor: pointer; }
#console[hidden] { display: none; } button:disabled { opacity: .5; } #copy { background: transparent; color: inherit; border: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
pre { overflow-x: auto; margin: .75rem 0 0; padding: .6rem; background: light-dark(#f1f1ef, #1d2328); border-radius: 6px; }
`

// the same Idempotency-Key for every attempt: if a response is lost, the next one returns the same key
export const INVITATION_SCRIPT = `
const at = id => document.getElementById(id)
const token = location.hash.slice(1)
const attempt = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
const say = text => { at('message').textContent = text }
const show = id => { at(id).hidden = false }
const call = async (method, path, body, headers) => {
  const response = await fetch(path, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const preview = async () => {
  if (token === '') return say('The link is incomplete. Open the complete link of your invitation.')
  try {
    const { organization, member, invitation } = await call('POST', 'api/v1/members/accept', { token, preview: true })
    at('title').textContent = 'Join ' + organization.name
    at('organization').textContent = organization.name
    at('invited').textContent = invitation.email + (invitation.invitedBy ? ', by ' + invitation.invitedBy : '')
    at('role').textContent = member.role
    at('permissions').replaceChildren(...invitation.permissions.map(name => {
      const item = document.createElement('li')
      item.textContent = name
      return item
    }))
    say('The invitation ends on ' + new Date(invitation.expiresAt).toLocaleDateString(undefined, { dateStyle: 'long' }) + '.')
    for (const id of ['facts', 'form']) show(id)
  } catch (error) {
    say(error.message + ' If you are a member already, open the console and sign in.')
    show('console')
  }
}
// the console asks for no key then. A server without one answers with an error, and with mail nobody needs the key
const enter = async apiKey => {
  const { mail } = await call('GET', 'console/session')
  await call('POST', 'console/session', { apiKey })
  show('console')
  if (mail) location.assign('console')
}
at('copy').addEventListener('click', () => navigator.clipboard.writeText(at('key').textContent).then(() => { at('copy').textContent = 'Copied' }))
at('form').addEventListener('submit', async event => {
  event.preventDefault()
  at('accept').disabled = true
  try {
    const name = at('name').value.trim()
    const body = name === '' ? { token } : { token, name }
    const { organization, member, apiKey } = await call('POST', 'api/v1/members/accept', body, { 'Idempotency-Key': attempt })
    history.replaceState(null, '', location.pathname)
    at('form').hidden = true
    say('You joined ' + organization.name + ' with the role ' + member.role + '. Programs use a key. This is yours, shown only once:')
    at('key').textContent = apiKey
    show('keyed')
    await enter(apiKey).catch(() => undefined)
  } catch (error) {
    say(error.message)
    at('accept').disabled = false
  }
})
const previewed = preview()
`
