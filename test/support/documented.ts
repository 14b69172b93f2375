/** A code block of a page that a reader may copy and run. */
export interface CodeBlock {
  page: string
  /** The number of its first line. */
  line: number
  language: 'sh' | 'ts'
  text: string
}

/** All `sh` and `ts` blocks of a page, in order. */
export function blocksOf(page: string, text: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  for (const match of text.matchAll(/^```(sh|ts)\n(.*?)^```$/gms)) {
    const [, language, code = ''] = match
    const line = text.slice(0, match.index).split('\n').length + 1
    blocks.push({ page, line, language: language === 'ts' ? 'ts' : 'sh', text: code })
  }
  return blocks
}

/** What a reader has before running a page's code. */
export interface Reader {
  /** Shell commands before the first block. */
  commands?: string
  /** Declarations that the TypeScript uses but does not contain. */
  declarations?: string
  /** Replacements for placeholders. */
  words?: Record<string, string>
  /** The reader begins without an account, and without pnpm and the `keepsake` command. */
  hasNothing?: true
}

/** The pages that `webhooks-guide.db.test.ts` runs, one after the other. */
export const WEBHOOK_PAGES = ['webhooks', 'webhook-signatures', 'webhook-subscriptions', 'webhook-publishing']
  .concat(['webhook-failures', 'webhook-operations'])
  .map(name => `docs/${name}.md`)

/** The server's internal key. */
export const OPERATOR_KEY = 'operator-key-of-the-pages'

/** The id of an entry of a list. A new organization has a collection before those that a page creates. */
const idOf = (list: string, index = 0): string =>
  `"$(keepsake ${list} --jmespath 'data[${index}].id' --output json | tr -d '"')"`

const BUDGET = `keepsake collections create --name Deals --properties '[{ "name": "Budget", "type": "number" }]' --take-values`
const DANA = `keepsake memory memorize 'Dana has a budget of $120k.' --email dana.reyes@northwind.example`

const SOURCE = `keepsake webhooks sources create 'Support desk' --scheme standard_webhooks --mapping '{ "record": { "email": "data.email" }, "content": "{{type}}" }'`
const OF_SOURCE = {
  'src_…': `"$(keepsake webhooks sources list --jmespath "data[?name=='Support desk'].id | [0]" --output json | tr -d '"')"`,
  'dst_…': idOf('destinations list'),
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const READERS: Record<string, Reader> = {
  'docs/start.md': { hasNothing: true },
  'docs/collections.md': { words: { 'col_…': idOf('collections list', -1) } },
  'docs/destinations.md': { words: { 'dst_…': idOf('destinations list') } },
  'docs/errors.md': { declarations: "const id = 'job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'" },
  'docs/gateway.md': {
    words: {
      'INTERNAL_API_KEY=…': `INTERNAL_API_KEY=${OPERATOR_KEY}`,
      'org_…': `"$(keepsake account me --jmespath data.organization.id --output json | tr -d '"')"`,
    },
  },
  'docs/deletion.md': { commands: DANA },
  'docs/models.md': { words: { 'get default': 'get scripted' } },
  'docs/inbound-webhooks.md': {
    // signed with the secret that the page gives the source
    commands: [
      "cat > delivery.http <<'END'",
      'webhook-id: msg_1',
      'webhook-timestamp: 1795187040',
      'webhook-signature: v1,ZuT53kmEqdIWaXtxZbbxZCOYZFeV6L9ZNmGegm3/+Pw=',
      '',
      '{"type":"ticket.created","data":{"subject":"Invoice","description":"It is missing.","requester":{"email":"dana.reyes@northwind.example"},"open_tickets":2,"priority":"high"},"created_at":"2026-11-20T15:03:00Z"}',
      'END',
      'truncate --size=-1 delivery.http',
    ].join('\n'),
    words: { ...OF_SOURCE, 'whsec_… ': 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw ' },
  },
  'docs/inbound-schemes.md': { commands: SOURCE, words: OF_SOURCE },
  'docs/inbound-forwarding.md': { commands: SOURCE, words: OF_SOURCE },
  'docs/keys.md': {
    words: { 'INTERNAL_API_KEY=…': `INTERNAL_API_KEY=${OPERATOR_KEY}`, 'org_…': idOf('admin organizations') },
  },
  'docs/maintenance.md': { commands: `${BUDGET}\n${DANA}` },
  'docs/multimodal.md': {
    commands: [
      `echo ${PIXEL} | base64 -d > whiteboard.png`,
      'keepsake multimodal memorize whiteboard.png --caption "Whiteboard"',
    ].join('\n'),
    words: { 'med_…': `"$(keepsake multimodal search --jmespath 'results[0].media.id' --output json | tr -d '"')"` },
  },
  'docs/notifications.md': {
    declarations: [
      "import { newSecret as secretOfReader } from '@keepsake/webhooks'",
      'process.env.KEEPSAKE_CALLBACK_SECRET = secretOfReader()',
    ].join('\n'),
  },
  'docs/prompts.md': { commands: DANA },
  'docs/retrieval.md': { commands: `printf '# Leave\\n\\nEveryone has 25 days of paid leave a year.\\n' > leave.md` },
  'docs/search-and-export.md': {
    commands: [
      BUDGET,
      DANA,
      `echo '[{ "id": "1", "memory": "Likes tea", "user_id": "dana" }]' > memories.json`,
      `echo '{ "users": [{ "user_id": "dana" }] }' > zep.json`,
      `echo '{ "type": "entity", "name": "Dana", "entityType": "person", "observations": ["Likes tea"] }' > memory.jsonl`,
    ].join('\n'),
  },
  'packages/mcp/README.md': {
    declarations: [
      "import { Hono } from 'hono'",
      'const app = new Hono()',
      "const baseUrl = ''",
      'const isKnown = async (request: Request): Promise<boolean> => request.headers.has("authorization")',
    ].join('\n'),
  },
  'packages/webhooks/README.md': {
    declarations: [
      "import { newSecret as secretOfReader, sign as signForReader } from '@keepsake/webhooks'",
      'const secrets = [secretOfReader()]',
      'process.env.KEEPSAKE_WEBHOOK_SECRET = secrets.join()',
      "const headersOfReader = await signForReader({ id: 'evt_1', body: '{}' }, secrets)",
      "const request = new Request('http://localhost/', { method: 'POST', headers: headersOfReader, body: '{}' })",
      "const job = { id: 'evt_1', event: { type: 'report.requested' } }",
      'const writeReport = (data: unknown): boolean => data === undefined',
      'const done = async (_: unknown): Promise<{ count: number }> => ({ count: 1 })',
      'const tables = {',
      '  job: { create: done },',
      '  order: { update: done },',
      '  processedWebhook: { create: done, findUnique: done, deleteMany: done },',
      '}',
      'const prisma = {',
      '  ...tables,',
      '  $transaction: <T>(work: (transaction: typeof tables) => Promise<T>): Promise<T> => work(tables),',
      '}',
    ].join('\n'),
  },
}

/** Blocks that are not run here, by their first words, and why. */
export const ELSEWHERE: Record<string, string> = {
  'keepsake webhooks sources events src_… --status failed': 'it needs a failed event; sources/kept.db.test.ts has one',
  'keepsake webhooks sources replay src_… rcv_… --routes forward':
    'it needs an event that was forwarded; sources/routes has tests of replays',
  "await client.multimodal.memorizeFile(\n  'whiteboard.png'": 'test/uploads.db.test.ts sends files of a path',
  'npx -y pnpm@12 quickstart': 'test/readme.test.ts runs it',
  'pnpm test server/src/areas/events': 'that is what runs here',
  'cancelEvent: async ({ path, call }) => ok(': 'a part of the server, as one commit made it',
  'await cancelTracked(scope, id)': 'a part of the server, as one commit made it',
  'node bench/': 'it measures, and takes minutes',
  'npx -y pnpm@12 start': 'a server is already running here',
  'pnpm start': 'a server is already running here',
  'npx -y pnpm@12 install': 'test/packed/install.packed.test.ts runs this page',
  'npm install --global ./packs': 'test/packed/install.packed.test.ts runs this page',
  'keepsake-server --version': 'test/packed/install.packed.test.ts runs this page',
  'mkdir my-project && cd my-project': 'test/packed/install.packed.test.ts runs this page',
  'export DATABASE_URL=postgres://keepsake:…@db.example.com/keepsake': 'it needs the database of the reader',
  'keepsake-server files adopt': 'the tests of the server adopt files',
  'keepsake-server files copy ': 'the tests of the server copy files',
  'keepsake-server doctor': 'server/src/boot/doctor/doctor.db.test.ts runs it',
  'keepsake-server backup up.backup': 'test/embedded-to-postgresql.db.test.ts takes this road',
  'keepsake-server verify': 'test/backup.db.test.ts verifies what it restores',
  'keepsake-server backup keepsake-2026-11-21.backup': 'the tests of the server back up and restore',
  'pg_dump --format=custom --file=keepsake.dump "$DATABASE_URL"': 'it needs the database of the reader',
  "import { Keepsake } from '@keepsake/sdk'\nimport { z } from 'zod'":
    'it needs a model; test/tool-loop.db.test.ts has one',
  "await client.responses.resume('rsp_": 'it needs a model; test/tool-loop.db.test.ts has one',
  'keepsake api POST /api/v1/responses': 'it needs a model; the tests of responses have one',
  "import { Keepsake } from '@keepsake/sdk'\n\nconst client = new Keepsake()\nconst { data: agent }":
    'it needs a model; the tests of agents have one',
  'await client.responses.resume(run.id': 'it needs a model; test/tool-loop.db.test.ts has one',
  'keepsake api POST /api/v1/prompt': 'it needs a model; the tests of MCP servers have one',
  'keepsake mcps update-tools ': 'it needs a server with tools; the tests of MCP servers have one',
  'keepsake agents run ': 'it needs a model; the tests of agents have one',
}
