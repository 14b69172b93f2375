import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformSettings } from '../../platform/settings.ts'
import { createOrganizationsHandlers } from './handlers.ts'
import { type OrganizationsSettings, registrationOf } from './settings.ts'

/** Organizations, their agents and their keys. */
export const createOrganizationsArea = ({
  config,
  database,
}: Platform<PlatformSettings & OrganizationsSettings>): Area<'organizations'> => ({
  name: 'organizations',
  handlers: createOrganizationsHandlers({ database, registration: registrationOf(config) }),
})
