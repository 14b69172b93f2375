import { domainToUnicode } from 'node:url'

const MAX_NAME_LENGTH = 253
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/** Whether a name is valid in DNS. The URL parser also accepts others. @param hostname as in a parsed URL */
export function isHostName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  // invalid encodings are left unchanged
  const isLabel = (label: string): boolean =>
    LABEL.test(label) && !(label.startsWith('xn--') && domainToUnicode(label) === label)
  return name.length <= MAX_NAME_LENGTH && name.split('.').every(isLabel)
}
