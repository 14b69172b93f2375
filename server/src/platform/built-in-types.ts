import { newId } from './ids.ts'

/** The types that a new tenant has: those which identity keys imply. Others are made when they are used. */
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
