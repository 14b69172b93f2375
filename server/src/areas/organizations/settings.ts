import { z } from 'zod'
import { PLAN_NAMES } from '../../platform/access/plan-names.ts'
import { integer, type SettingsOf, secret, text } from '../../platform/settings/setting-types.ts'
import { LOOPBACK, type PlatformSettings } from '../../platform/settings/settings.ts'
import type { RegistrationSettings } from './registration/registration.ts'

/** Settings for who may register, and what a new organization receives. */
export const ORGANIZATIONS_SETTINGS = {
  DEFAULT_PLAN: z
    .enum(PLAN_NAMES)
    .optional()
    .describe('Plan of new organizations. If unset, `unlimited` with the embedded database, otherwise `scale`.'),
  SIGNUP: z
    .enum(['open', 'token', 'closed'])
    .optional()
    .describe('Who can register. If unset, `open` if `HOST` is a loopback address, otherwise `closed`.'),
  SIGNUP_TOKEN: secret(text, 'Token required to register when `SIGNUP` is `token`.'),
  INITIAL_CREDITS: integer(0, 1_000_000_000_000).default(1_000_000).describe('Credits of a new organization.'),
  SIGNUP_GRANT_USD: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,8})?$/, 'must be an amount such as 5 or 0.25')
    .default('0')
    .describe('Prepaid balance of a new organization, in USD.'),
}

export type OrganizationsSettings = SettingsOf<typeof ORGANIZATIONS_SETTINGS>

type Settings = OrganizationsSettings & Pick<PlatformSettings, 'HOST' | 'DATABASE_URL'>

export const organizationsContradiction = ({ SIGNUP, SIGNUP_TOKEN }: OrganizationsSettings): string | undefined =>
  SIGNUP === 'token' && !SIGNUP_TOKEN ? 'SIGNUP=token needs SIGNUP_TOKEN.' : undefined

/** The registration settings, with defaults that depend on other settings. */
export const registrationOf = (settings: Settings): Omit<RegistrationSettings, 'starterCollection'> => ({
  signup: settings.SIGNUP ?? (LOOPBACK.has(settings.HOST) ? 'open' : 'closed'),
  signupToken: settings.SIGNUP_TOKEN,
  plan: settings.DEFAULT_PLAN ?? (settings.DATABASE_URL ? 'scale' : 'unlimited'),
  credits: settings.INITIAL_CREDITS,
  grantUsd: settings.SIGNUP_GRANT_USD,
})
