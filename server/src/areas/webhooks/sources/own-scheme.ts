import { contentProblem, formProblem, headerForm, type Problem } from '../attempt/signature-form.ts'
import { isPreset, type OwnScheme } from './presets.ts'
import type { Scheme, SchemeName, SignatureSettings, Signed } from './scheme.ts'

/** The scheme that a source describes itself. */
export function ofSettings(name: OwnScheme, settings: SignatureSettings): Scheme {
  const { id_header: idHeader, id_path: idPath, type_header: type, type_path: typePath = 'type' } = settings
  const { items_path: items } = settings
  return {
    format: formatOf(name, settings),
    ...((idHeader ?? idPath) !== undefined && {
      id: {
        ...(idHeader !== undefined && { header: idHeader.toLowerCase() }),
        ...(idPath !== undefined && { path: idPath }),
      },
    }),
    type: [type === undefined ? { paths: [typePath] } : { header: type.toLowerCase() }],
    ...(items !== undefined && { items }),
  }
}

function formatOf(name: OwnScheme, settings: SignatureSettings): Scheme['format'] {
  const { header = 'authorization', prefix = '', algorithm = 'sha256' } = settings
  if (name === 'none') return { kind: 'none' }
  if (name === 'basic') return { kind: 'basic', header: header.toLowerCase() }
  if (name === 'token') return { kind: 'token', header: header.toLowerCase(), prefix }
  return signedFormat(settings, header, name === 'hmac' ? algorithm : name)
}

function signedFormat(
  {
    encoding = 'hex',
    prefix = '',
    value,
    timestamp_header: timestampHeader,
    timestamp_unit: unit = 's',
    signed_content: content = '{body}',
  }: SignatureSettings,
  header: string,
  algorithm: Signed['algorithm'],
): Signed {
  const { separators, prefixes, timestamp } = headerForm(value ?? `${prefix}{signature}`)
  const fields = value === undefined || separators === '' ? {} : { separators }
  const time =
    timestamp !== undefined
      ? { field: timestamp, unit }
      : timestampHeader !== undefined
        ? { header: timestampHeader.toLowerCase(), unit }
        : undefined
  return {
    kind: 'signed',
    algorithm,
    signature: {
      header: header.toLowerCase(),
      prefixes: value === undefined ? [prefix] : prefixes,
      encoding,
      ...fields,
    },
    ...(time && { timestamp: time }),
    content,
  }
}

const PLACE = 'body.signature'
/** Settings that describe a signature over content. */
const OF_SIGNED = ['encoding', 'value', 'signed_content', 'timestamp_header', 'timestamp_unit'] as const

/** What is wrong with the settings of a scheme. Undefined if nothing is. */
export function settingsProblem(name: SchemeName, settings: SignatureSettings | undefined): Problem | undefined {
  if (isPreset(name))
    return (
      settings && [PLACE, `is only for the schemes without a preset, such as hmac; ${name} fixes it. Leave it out.`]
    )
  const isSigned = name === 'hmac' || name === 'ecdsa' || name === 'ed25519'
  const needsHeader = isSigned || name === 'token'
  if (!settings)
    return needsHeader
      ? [PLACE, `is required for the scheme ${name}: say which header has the ${isSigned ? 'signature' : 'token'}.`]
      : undefined
  if (needsHeader && settings.header === undefined)
    return [`${PLACE}.header`, `is required for the scheme ${name}: say which header has the proof.`]
  if (settings.algorithm !== undefined && name !== 'hmac')
    return [`${PLACE}.algorithm`, `is only for the scheme hmac; ${name} fixes it. Leave it out.`]
  if (isSigned) return formProblem(settings) ?? contentProblem(settings)
  const unused = [...OF_SIGNED, ...(name === 'token' ? [] : (['prefix'] as const))].find(
    each => settings[each] !== undefined,
  )
  if (unused) return [`${PLACE}.${unused}`, `has no effect with the scheme ${name}, which signs nothing. Leave it out.`]
  if (name === 'none' && settings.header !== undefined)
    return [`${PLACE}.header`, 'has no effect with the scheme none. Leave it out.']
  return undefined
}
