import { ofSettings } from './own-scheme.ts'
import { isPreset, PRESETS } from './presets.ts'
import type { Scheme, SchemeName, SignatureSettings } from './scheme.ts'

/** The scheme of a source. Schemes without a preset are described by the source itself. */
export const schemeOf = (name: SchemeName, settings: SignatureSettings | null): Scheme =>
  isPreset(name) ? PRESETS[name] : ofSettings(name, settings ?? {})
