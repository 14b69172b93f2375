/**
 * Common table expression that gives new tenants the types which identity keys imply; others are made when they are used.
 * @param tenants name of the one that gives the tenants' `id`
 */
export const builtInTypes = (tenants: string): string => `built_in_types AS (
  INSERT INTO entity_types (id, tenant_id, name, slug, description, identity_keys)
  SELECT new_entity_type_id(), t.id, b.name, b.slug, b.description, b.keys
  FROM ${tenants} t CROSS JOIN (VALUES
    ('Contact', 'contact', 'A person.', ARRAY['email', 'phoneNumber']),
    ('Company', 'company', 'An organization.', ARRAY['websiteUrl'])) AS b(name, slug, description, keys)
)`
