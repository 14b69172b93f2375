import { html, raw } from 'hono/html'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { fieldList, hasFields, parameterList } from './fields.ts'
import { type DocumentedOperation, type DocumentedTag, readDocument, resolveSchema } from './model.ts'
import { type Html, prose } from './prose.ts'
import { SAMPLES } from './samples.gen.ts'

const KEY = 'sk_live_…'

interface PageOptions {
  /** URL of the server, with its prefix. */
  origin: string
  hasConsole: boolean
}

/** Renders the API reference as one page without external resources. */
export function renderPage({ origin, hasConsole }: PageOptions): Html {
  const { title, version, summary, description, tags } = readDocument()
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} reference</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="docs/style.css">
  <script src="docs/script.js" defer></script>
  <script src="docs/try-out.js" type="module"></script>
</head>
<body>
  <nav>
    <a class="brand" href="#top">${title} <small>${version}</small></a>
    <input type="search" id="filter" placeholder="Search  /" aria-label="Search operations by name, tool, field or what they do" autocomplete="off">
    <details open>
      <summary>Operations</summary>
      ${tags.map(navigation)}
      <p class="none" hidden>No operation matches.</p>
      <p class="machine"><a href="openapi.json">openapi.json</a>${hasConsole ? html` · <a href="console">Console</a>` : ''}</p>
    </details>
  </nav>
  <main>
    <header id="top">
      <h1>${summary}</h1>
      ${description.split('\n\n').map(paragraph => html`<p>${prose(paragraph)}</p>`)}
      <h3>First steps</h3>
      ${code('curl', firstSteps(origin))}
      ${code('TypeScript', FIRST_CALLS)}
    </header>
    ${tags.map(tag => section(tag, origin))}
  </main>
</body>
</html>`
}

const firstSteps = (origin: string): string => `# a key, shown this once
curl ${origin}/auth/agent \\
  -H 'Content-Type: application/json' -d '{"name":"my-agent"}'

# store what was said
curl ${origin}/api/v1/memorize \\
  -H 'Authorization: Bearer ${KEY}' -H 'Content-Type: application/json' \\
  -d '{"email":"dana@northwind.example","content":"Dana prefers calls before noon."}'

# ask about it
curl ${origin}/api/v1/smart-recall \\
  -H 'Authorization: Bearer ${KEY}' -H 'Content-Type: application/json' \\
  -d '{"email":"dana@northwind.example","query":"When should we call Dana?"}'`

const FIRST_CALLS = `import { Keepsake } from '@keepsake/sdk'

// finds the key in KEEPSAKE_API_KEY or in .env
const client = new Keepsake()
const dana = { email: 'dana@northwind.example' }
await client.memory.memorize({ ...dana, content: 'Dana prefers calls before noon.' })
const { results } = await client.memory.smartRecall({ ...dana, query: 'When should we call Dana?' })
for (const { content, score } of results) console.log(score, content)`

const navigation = ({ name, operations }: DocumentedTag): Html => html`
    <section>
      <h2>${name}</h2>
      <ul>${operations.map(
        operation =>
          html`<li data-find="${wordsOf(operation)}"><a href="#${operation.operationId}">${operation.summary}</a> <b class="${operation.method.toLowerCase()}">${operation.method}</b></li>`,
      )}</ul>
    </section>`

/** What the search finds an operation by: its names on all faces, its fields, and what people call what it does. */
function wordsOf(operation: DocumentedOperation): string {
  const { operationId, summary, method, path, parameters, requestBody } = operation
  const body = requestBody && resolveSchema(requestBody.content['application/json'].schema)
  const everyday = Object.entries(EVERYDAY_WORDS).flatMap(([words, ids]) => (ids.includes(operationId) ? words : []))
  const names = [operation['x-sdk'], operation['x-cli'], operation['x-mcp']].flat()
  const fields = [...parameters.map(({ name }) => name), ...Object.keys(body?.properties ?? {})]
  return [...new Set([summary, method, path, operationId, ...names, ...fields, ...everyday])].join(' ').toLowerCase()
}

const section = ({ name, description, operations }: DocumentedTag, origin: string): Html => html`
    <section class="tag">
      <h2>${name}</h2>
      <p>${prose(description)}</p>
    </section>
    ${operations.map(operation => article(operation, origin))}`

function article(operation: DocumentedOperation, origin: string): Html {
  const { operationId, summary, description, method, path, parameters, requestBody, responses } = operation
  const shown = parameters.filter(({ name }) => name !== 'Idempotency-Key')
  const [success] = successes(operation)
  return html`
    <article id="${operationId}"${operation['x-permission'] === 'operator' ? '' : html` data-method="${method}" data-path="${path}"`}>
      <div class="text">
        <h3><a href="#${operationId}">${summary}</a></h3>
        <p class="route"><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
        <p>${prose(description)}</p>
        ${facts(operation)}
        ${shown.length > 0 ? html`<h4>Parameters</h4>${parameterList(shown)}` : ''}
        ${requestBody && hasFields(requestBody.content['application/json'].schema) ? html`<h4>Body</h4>${fieldList(requestBody.content['application/json'].schema)}` : ''}
        ${success?.schema ? html`<details><summary>Response ${success.status}</summary><p>${prose(success.description)}</p>${fieldList(success.schema)}</details>` : ''}
        <details><summary>Errors</summary><ul class="errors">${Object.entries(responses)
          .filter(([status]) => Number(status) >= 400)
          .map(
            ([status, response]) => html`<li><code>${status}</code> ${prose(response.description)}</li>`,
          )}</ul></details>
      </div>
      <div class="code">
        ${samples(operation, origin)}
        ${success?.example === undefined ? '' : code(String(success.status), sample(success.example))}
      </div>
    </article>`
}

/** The same call in each language. Without JavaScript all are shown, otherwise the chosen one. */
function samples(operation: DocumentedOperation, origin: string): Html {
  const { typescript, cli } = SAMPLES[operation.operationId] ?? {}
  const texts = { curl: curl(operation, origin), TypeScript: typescript, CLI: cli }
  const shown = Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [{ language, text }]))
  return html`<div class="samples">
    <div class="languages" role="group" aria-label="Language">${shown.map(({ language }) => html`<button type="button" data-language="${language}">${language}</button>`)}</div>
    ${shown.map(({ language, text }) => code(language, text, language))}
  </div>`
}

/** The example of a stream is plain text. */
const sample = (example: unknown): string => (typeof example === 'string' ? example : JSON.stringify(example, null, 2))

function successes({ responses }: DocumentedOperation) {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, content }]) => ({ status, description, ...content[0] }))
}

function facts(operation: DocumentedOperation): Html {
  const permission = operation['x-permission']
  const caller: Record<string, string> = {
    none: 'no key',
    key: 'any key',
    operator: 'the internal key of the server',
  }
  const rows = [
    ['SDK', operation['x-sdk'].map(name => `client.${name}`)],
    ['CLI', operation['x-cli'].map(name => `keepsake ${name}`)],
    ['MCP', operation['x-mcp']],
  ] as const
  return html`<dl>
    ${rows
      .filter(([, names]) => names.length > 0)
      .map(([label, names]) => html`<dt>${label}</dt><dd>${names.map(name => html`<code>${name}</code> `)}</dd>`)}
    <dt>Needs</dt><dd>${caller[permission] ?? html`a key with <code>${permission}</code>`}</dd>
    ${operation['x-writes'] ? html`<dt>Retry</dt><dd>safe with an <code>Idempotency-Key</code></dd>` : ''}
  </dl>`
}

const code = (label: string, text: string, language?: string): Html =>
  html`<figure${language ? html` data-language="${language}"` : ''}><figcaption>${label}<button type="button">Copy</button></figcaption><pre tabindex="0"><code>${raw(highlight(text, label))}</code></pre></figure>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes the text and highlights its strings and comments, and the names of JSON. */
function highlight(text: string, label: string): string {
  const escaped = text.replaceAll(/[&<>]/g, character => ESCAPES[character] ?? character)
  if (label === 'TypeScript') {
    // the closing quote is optional: otherwise each one without it would be searched for to the end
    return escaped.replaceAll(/'(?:[^'\\\n]|\\.)*'?|^\/\/.*$/gm, match =>
      match.startsWith('//') ? `<em>${match}</em>` : `<s>${match}</s>`,
    )
  }
  return escaped
    .replaceAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (match, colon) =>
      colon ? `<i>${match.slice(0, -colon.length)}</i>${colon}` : `<s>${match}</s>`,
    )
    .replaceAll(/^#.*$/gm, comment => `<em>${comment}</em>`)
}

function curl({ method, path, parameters, requestBody, ...operation }: DocumentedOperation, origin: string): string {
  const example = (name: string): string =>
    String(parameters.find(parameter => parameter.name === name)?.example ?? name)
  const lines = [
    `curl ${method === 'GET' || requestBody ? '' : `-X ${method} `}${origin}${path.replaceAll(/\{(\w+)\}/g, (_, name) => example(name))}`,
  ]
  if (operation['x-permission'] === 'operator') lines.push(`-H 'X-Internal-API-Key: …'`)
  else if (operation['x-permission'] !== 'none') lines.push(`-H 'Authorization: Bearer ${KEY}'`)
  if (requestBody) {
    if (method !== 'POST') lines[0] = lines[0]?.replace('curl ', `curl -X ${method} `) ?? ''
    const body = JSON.stringify(requestBody.content['application/json'].example, null, 2)
    lines.push(`-H 'Content-Type: application/json'`, `-d '${body.replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}
