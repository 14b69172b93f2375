/**
 * Calls an operation of this server from the page, with the caller's key. What the form asks for is read from the spec
 * when the first form is opened. The key stays in the tab.
 */
export const TRY_OUT = `
const MOST_SHOWN = 100000
let reading
const readSpec = () => reading ??= fetch('openapi.json').then(response => response.json()).catch(error => { reading = undefined; throw error })
const part = (spec, one) => one.$ref ? part(spec, one.$ref.slice(2).split('/').reduce((at, name) => at[name], spec)) : one
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
const field = (label, note, input) => element('label', {}, label + ' ', element('span', { textContent: note }), input)

function inputsOf(spec, operation) {
  const inputs = []
  if (operation['x-permission'] !== 'none') {
    const input = element('input', { type: 'password', autocomplete: 'off', required: true, value: sessionStorage.getItem('docs-key') ?? '' })
    inputs.push({ place: 'key', input, label: field('API key', 'stays in this tab', input) })
  }
  for (const parameter of (operation.parameters ?? []).map(one => part(spec, one))) {
    if (parameter.in === 'header') continue
    const example = String(parameter.example ?? '')
    const input = element('input', { required: !!parameter.required, placeholder: example })
    inputs.push({ place: parameter.in, name: parameter.name, input, label: field(parameter.name, parameter.required ? 'required' : 'optional', input) })
  }
  const media = operation.requestBody?.content?.['application/json']
  if (media) {
    const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? {}
    const input = element('textarea', { value: JSON.stringify(example, null, 2), spellcheck: false })
    inputs.push({ place: 'body', input, label: field('Body', 'JSON', input) })
  }
  return inputs
}

function requestOf(method, path, inputs) {
  const headers = {}
  const query = new URLSearchParams()
  let body
  for (const { place, name, input } of inputs) {
    const value = input.value.trim()
    if (place === 'key') {
      headers.Authorization = 'Bearer ' + value
      sessionStorage.setItem('docs-key', value)
    } else if (place === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value))
    else if (place === 'query' && value !== '') query.append(name, value)
    else if (place === 'body' && value !== '') {
      try { JSON.parse(value) } catch (error) { throw new Error('The body is not JSON: ' + error.message) }
      headers['Content-Type'] = 'application/json'
      body = value
    }
  }
  // relative to this page, since a proxy can put a prefix before both
  return [path.slice(1) + (query.size > 0 ? '?' + query : ''), { method, headers, ...(body && { body }) }]
}

const pretty = text => { try { return JSON.stringify(JSON.parse(text), null, 2) } catch { return text } }

async function send(form, method, path, inputs, signal) {
  const output = form.querySelector('output')
  const shown = element('pre', { tabIndex: 0 })
  output.replaceChildren('Sending…')
  const started = performance.now()
  try {
    const [address, options] = requestOf(method, path, inputs)
    const response = await fetch(address, { ...options, signal })
    const status = () => response.status + ' in ' + Math.round(performance.now() - started) + ' ms'
    const type = response.headers.get('Content-Type') ?? ''
    if (!/json|text|event-stream/.test(type) && type !== '') {
      output.replaceChildren(status() + ', ' + type + ', ' + (await response.arrayBuffer()).byteLength + ' bytes')
      return
    }
    output.replaceChildren(status(), shown)
    let text = ''
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader?.read(); piece && !piece.done && text.length < MOST_SHOWN; piece = await reader.read()) {
      text += piece.value
      shown.textContent = text
    }
    await reader?.cancel()
    shown.textContent = text.length < MOST_SHOWN ? pretty(text) : text.slice(0, MOST_SHOWN) + '… (the rest is not shown)'
    output.firstChild.textContent = status()
  } catch (error) {
    output.replaceChildren(error.name === 'AbortError' ? 'Stopped.' : error.message)
  }
}

async function open(article, button) {
  button.disabled = true
  const { method, path } = article.dataset
  let spec
  try { spec = await readSpec() } catch {
    button.disabled = false
    button.textContent = 'The server does not answer. Try again'
    return
  }
  const operation = spec.paths[path][method.toLowerCase()]
  const inputs = inputsOf(spec, operation)
  const submit = element('button', { className: 'try', textContent: 'Send' })
  const note = operation['x-writes'] || method === 'DELETE' ? [element('p', { textContent: 'This changes the data of the key: use a test key to try it.' })] : []
  const form = element('form', {}, ...inputs.map(({ label }) => label), ...note, submit, element('output'))
  let running
  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (running) return running.abort()
    running = new AbortController()
    submit.textContent = 'Stop'
    await send(form, method, path, inputs, running.signal)
    submit.textContent = 'Send again'
    running = undefined
  })
  button.replaceWith(form)
  form.querySelector('input, textarea, button').focus()
}

for (const article of document.querySelectorAll('article[data-path]')) {
  const button = element('button', { type: 'button', className: 'try', textContent: 'Try it' })
  button.addEventListener('click', () => open(article, button))
  article.querySelector('.samples').after(button)
}
`
