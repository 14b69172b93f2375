import { newId } from '../../../platform/values/ids.ts'

/** The record types of a new tenant, which identity keys imply. Other types are created on first use. */
export const builtInTypes = () => [
  {
    id: newId('typ'),
    name: 'Contact',
    slug: 'contact',
    description: 'A person.',
    identityKeys: ['email', 'phoneNumber'],
  },
  { id: newId('typ'), name: 'Company', slug: 'company', description: 'An organization.', identityKeys: ['websiteUrl'] },
]
