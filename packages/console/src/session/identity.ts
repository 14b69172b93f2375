/** The field of the API that a text names a record by. */
export function identityOf(text: string): {
  recordId?: string
  email?: string
  phoneNumber?: string
  websiteUrl?: string
} {
  const about = text.trim()
  if (about === '') return {}
  if (about.startsWith('rec_')) return { recordId: about }
  if (about.includes('@')) return { email: about }
  return /^\+?[\d\s()./-]+$/.test(about) ? { phoneNumber: about } : { websiteUrl: about }
}
