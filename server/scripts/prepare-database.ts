import { existsSync } from 'node:fs'
import { templatePath } from '../src/platform/database/embedded/database-template.ts'

// Part of the build, and of the installation of a checkout: the first start copies this database instead of migrating.
const path = await templatePath()
if (!existsSync(path)) await (await import('./write-template.ts')).writeTemplate(path)
