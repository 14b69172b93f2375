import type { OwnOrganization } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { CheckBox, Input } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'

type Branding = NonNullable<OwnOrganization['portal']>
type Colors = NonNullable<NonNullable<Branding['colors']>['light']>

/** How the portal of the organization's customers looks. With everything empty it looks as usual. */
export function PortalLook({ portal }: { portal: Branding }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { name = '', title = '', logo = '', favicon = '', colors = {}, poweredBy = false } = portal
  const { typed, field } = useTyped({
    name,
    title,
    logo,
    favicon,
    accent: colors.light?.accent ?? '',
    background: colors.light?.background ?? '',
    darkAccent: colors.dark?.accent ?? '',
    darkBackground: colors.dark?.background ?? '',
  })
  const [isPowered, setPowered] = useState(poweredBy)
  return (
    <div className="max-w-md">
      <Form
        action="Save the look"
        done="Saved. A customer who has the portal open sees it after a reload."
        onSave={async () => {
          const light = colorsOf(typed.accent, typed.background)
          const dark = colorsOf(typed.darkAccent, typed.darkBackground)
          const look: Branding = {
            ...given({ name: typed.name, title: typed.title, logo: typed.logo, favicon: typed.favicon }),
            ...((light || dark) && { colors: { ...(light && { light }), ...(dark && { dark }) } }),
            ...(isPowered && { poweredBy: true }),
          }
          await client.organizations.update({ portal: Object.keys(look).length > 0 ? look : null })
          await queries.invalidateQueries({ queryKey: ['organization'] })
        }}
      >
        <Input label="Whose portal it is" maxLength={100} {...field('name')} />
        <Input label="Title of the page" maxLength={100} {...field('title')} />
        <Input label="Logo, an https or data URL" {...field('logo')} />
        <Input label="Icon, an https or data URL" {...field('favicon')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Input label="Accent" placeholder="#0f766e" {...field('accent')} />
          <Input label="Background" placeholder="#ffffff" {...field('background')} />
          <Input label="Accent in the dark" placeholder="#5eead4" {...field('darkAccent')} />
          <Input label="Background in the dark" placeholder="#0c0f12" {...field('darkBackground')} />
        </div>
        <CheckBox
          label="Say that Keepsake sends the webhooks"
          checked={isPowered}
          onChange={({ target }) => setPowered(target.checked)}
        />
      </Form>
    </div>
  )
}

/** The texts that are not empty. */
function given<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in texts) if (texts[name].trim() !== '') filled[name] = texts[name].trim()
  return filled
}

const colorsOf = (accent: string, background: string): Colors | undefined => {
  const colors = given({ accent, background })
  return Object.keys(colors).length > 0 ? colors : undefined
}
