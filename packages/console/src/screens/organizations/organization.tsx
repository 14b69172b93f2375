import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Id } from '../../ui/copy.tsx'
import { Input } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { PortalLook } from './portal-look.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsPage } from './settings-page.tsx'

/** The number that stands for no limit. */
const NONE = 2_147_483_647

/** The organization with its plan, and what the key of the session may do. */
export function OrganizationScreen(): ReactNode {
  const client = useClient()
  const mayRename = useMay()('organizations:write')
  const { features } = useMe().plan
  const organization = useQuery({
    queryKey: ['organization'],
    queryFn: async () => (await client.organizations.get()).data,
  })
  return (
    <SettingsPage title="Organization">
      <Panel title="Organization">
        <Loaded query={organization} rows={3}>
          {({
            id,
            name,
            plan,
            createdAt,
            limits,
            features,
            webhookPayloadDays,
            webhookMetadataDays,
            timeZone,
            locale,
          }) => (
            <>
              {mayRename && <Rename name={name} />}
              {mayRename && <Times timeZone={timeZone ?? ''} locale={locale ?? ''} />}
              <Facts
                facts={[
                  ...(mayRename ? [] : [['Name', name] as const]),
                  ['ID', <Id key="id" id={id} />],
                  ['Plan', plan],
                  ['Created', <Time key="created" at={createdAt} />],
                  ['Calls in a minute', limitOf(limits.maxApiCallsPerMinute)],
                  ['Calls in a month', limitOf(limits.maxApiCallsPerMonth)],
                  ['Model calls in a day', limitOf(limits.maxModelCallsPerDay)],
                  ['Tokens of models in a day', limitOf(limits.maxModelTokensPerDay)],
                  ['Emails in a day', limitOf(limits.maxMailsPerDay)],
                  ['Webhook payloads', `Kept for ${webhookPayloadDays} days`],
                  [
                    'Events and deliveries',
                    `Kept for ${webhookMetadataDays} of at most ${limitOf(limits.maxWebhookRetentionDays)} days`,
                  ],
                  ...(mayRename
                    ? []
                    : [
                        ['Time zone', timeZone ?? 'UTC'] as const,
                        ['Locale', locale ?? 'None: the month first in 5/7/2026'] as const,
                      ]),
                  ['Includes', <Names key="features" names={features} />],
                ]}
              />
            </>
          )}
        </Loaded>
      </Panel>
      {mayRename && features.includes('webhooks') && organization.data && (
        <Panel title="The portal of your customers">
          <PortalLook portal={organization.data.portal ?? {}} />
        </Panel>
      )}
      <ThisKey />
      <Sessions />
    </SettingsPage>
  )
}

const limitOf = (limit: number): string => (limit < NONE ? formatNumber(limit) : 'No limit')

function Rename({ name }: { name: string }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({ name })
  return (
    <div className="mb-4 max-w-md">
      <Form
        action="Rename"
        disabled={typed.name.trim() === '' || typed.name === name}
        done="Renamed."
        onSave={async () => {
          await client.organizations.update({ name: typed.name })
          await queries.invalidateQueries({ queryKey: ['organization'] })
        }}
      >
        <Input label="Name of the organization" required maxLength={100} {...field('name')} />
      </Form>
    </div>
  )
}

function Times({ timeZone, locale }: { timeZone: string; locale: string }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({ timeZone, locale })
  return (
    <div className="mb-4 max-w-md">
      <Form
        action="Save times"
        disabled={typed.timeZone === timeZone && typed.locale === locale}
        done="Saved."
        onSave={async () => {
          await client.organizations.update({ timeZone: typed.timeZone || null, locale: typed.locale || null })
          await queries.invalidateQueries({ queryKey: ['organization'] })
        }}
      >
        <Input label="Time zone of questions, such as Europe/Berlin (UTC if empty)" {...field('timeZone')} />
        <Input label="Locale of dates, such as en-GB (month first if empty)" {...field('locale')} />
      </Form>
    </div>
  )
}

function ThisKey(): ReactNode {
  const { key, member, permissions } = useMe()
  return (
    <Panel title="Your key">
      <Facts
        facts={[
          ['Key', `${key.prefix}…${key.last4}`],
          ['ID', <Id key="id" id={key.id} />],
          ['Data', key.livemode ? 'Live' : 'Test'],
          ['Member', `${member.name}, ${member.role}`],
          ['May', <Names key="permissions" names={permissions} />],
        ]}
      />
    </Panel>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="pt-1.5 text-quiet">{name}</dt>
          <dd className="min-w-0 break-words pb-1.5 sm:pt-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Names = ({ names }: { names: readonly string[] }): ReactNode => (
  <span className="flex flex-wrap gap-1">
    {names.map(name => (
      <Badge key={name}>{name}</Badge>
    ))}
  </span>
)
