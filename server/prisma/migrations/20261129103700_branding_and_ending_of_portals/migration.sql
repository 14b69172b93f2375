-- How the portal of the organization's customers looks.
ALTER TABLE organizations ADD COLUMN portal jsonb;

-- A link can be ended with the keys that it gave, and says how long they work.
ALTER TABLE webhook_portal_codes ADD COLUMN link_id text, ADD COLUMN access_seconds integer NOT NULL DEFAULT 3600;
ALTER TABLE api_keys ADD COLUMN portal_link text;
