/**
 * Writes docs/permissions.md and docs/permissions-by-operation.md from the tables of permissions and plans, and the operations of the spec. With `--check`,
 * checks that the committed file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { document, OPERATIONS, type Operation } from '../server/src/contract/operations.ts'
import { FEATURES } from '../server/src/platform/access/permissions.gen.ts'
import { isLiveOnly, PERMISSION_NAMES, rolesWith } from '../server/src/platform/access/permissions.ts'
import { PLAN_NAMES } from '../server/src/platform/access/plan-names.ts'
import { PLANS } from '../server/src/platform/access/plans.ts'
import { ROLES } from '../server/src/platform/access/roles.ts'

const PAGES = join(import.meta.dirname, '../docs')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const yes = (is: boolean): string => (is ? 'yes' : '')
const count = (calls: number): string => calls.toLocaleString('en-US')

const permissions = PERMISSION_NAMES

const byRole = table(
  ['permission', ...ROLES, 'test keys'],
  permissions.map(permission => [
    `\`${permission}\``,
    ...ROLES.map(role => yes(rolesWith(permission).includes(role))),
    yes(!isLiveOnly(permission)),
  ]),
)

const plans = table(
  ['', ...PLAN_NAMES.map(name => `\`${name}\``)],
  [
    ['calls per minute', ...PLAN_NAMES.map(name => count(PLANS[name].maxApiCallsPerMinute))],
    ['calls per month', ...PLAN_NAMES.map(name => count(PLANS[name].maxApiCallsPerMonth))],
    ['emails per day', ...PLAN_NAMES.map(name => count(PLANS[name].maxMailsPerDay))],
    ['requests to models per day', ...PLAN_NAMES.map(name => count(PLANS[name].maxModelCallsPerDay))],
    ['tokens of models per day', ...PLAN_NAMES.map(name => count(PLANS[name].maxModelTokensPerDay))],
    ['days that webhooks may be kept', ...PLAN_NAMES.map(name => count(PLANS[name].maxWebhookRetentionDays))],
    ...Object.keys(FEATURES).map(feature => [
      feature,
      ...PLAN_NAMES.map(name => yes(PLANS[name].features.includes(feature))),
    ]),
  ],
)

const needOf = ({ caller, permission }: Operation): string => {
  if (caller === 'anyone') return 'no key'
  if (caller === 'operator') return 'the operator'
  return permission === undefined ? 'any key' : `\`${permission}\``
}

const operations = table(
  ['operation', 'needs', 'plan'],
  [...OPERATIONS]
    .sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'))
    .map(operation => [
      `\`${operation.method} ${operation.path}\``,
      needOf(operation),
      operation.caller === 'tenant' && FEATURES[operation.area] !== undefined ? `\`${FEATURES[operation.area]}\`` : '',
    ]),
)

const SUMMARIES = new Map(
  Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(({ operationId, summary }): [string, string] => [operationId, summary]),
  ),
)
const summaryOf = (id: string): string => SUMMARIES.get(id) ?? id

const ofPortal = table(
  ['operation', 'what it does'],
  OPERATIONS.filter(({ portal }) => portal).map(({ id, method, path }) => [`\`${method} ${path}\``, summaryOf(id)]),
)

const content = `<!-- Generated from server/src/platform/access and openapi.yaml by pnpm generate; do not edit. -->

# Permissions and plans

A call is allowed if the organization's plan includes the feature, the role of the key has the permission, and the key is
not limited to other permissions. Otherwise the response is 403 with \`permission_error\`, and its message names the plan,
the role or the permission that is needed. [Keys](keys.md) explains keys, and [organizations](organizations.md) members.

## Roles

${byRole}

\`--scopes\` limits a key to some of the permissions of its role. [A scope allows an effect](keys.md#what-a-scope-allows), whichever operation
has it. A key never has more rights than its member has now. An
\`admin\` cannot manage owners and their keys. Test keys have no permissions to change what live and test data share.

## Plans

${plans}

A feature is included with all its operations. After a change to a smaller plan, the data of features that are no longer
included is kept, and webhook subscriptions continue to receive events; webhooks are kept no longer than the plan allows. On a server that you run yourself, new
organizations have \`DEFAULT_PLAN\`, which includes every feature by default.

## Keys of the portal

A key of the [portal](webhook-portal.md) has the permissions \`webhooks:read\` and \`webhooks:write\` for one customer. It can call
${OPERATIONS.filter(({ portal }) => portal).length} operations, [all of them listed](permissions-by-operation.md#a-key-of-the-portal), for what belongs to that customer. Everything else is a 403.

[Permissions by operation](permissions-by-operation.md) has the permission and the plan of each call.
`

const byOperation = `<!-- Generated from server/src/platform/access and openapi.yaml by pnpm generate; do not edit. -->

# Permissions by operation

This page says which permission and which plan a call needs. The plan is the smallest one that includes the operation; every plan
includes the others. [Permissions and plans](permissions.md) says what they are.

${operations}

## A key of the portal

With the key of a [link to the portal](webhook-portal.md), a customer can call these operations, for what belongs to it, and no others.

${ofPortal}
`

for (const [name, text] of Object.entries({ permissions: content, 'permissions-by-operation': byOperation })) {
  const path = join(PAGES, `${name}.md`)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`docs/${name}.md is out of date; run pnpm generate and commit it.`)
    process.exitCode = 1
  }
}
