-- The types of the events that an account has published: what its subscriptions may wait for.
CREATE TABLE "runtime"."webhook_event_types" (
  "tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "type" text NOT NULL,
  "first_published_at" timestamptz(3) NOT NULL DEFAULT "app_now"(),
  PRIMARY KEY ("tenant_id", "type")
);
INSERT INTO "runtime"."webhook_event_types" ("tenant_id", "type", "first_published_at")
SELECT "tenant_id", "type", min("created_at") FROM "runtime"."webhook_events"
WHERE "type" !~ '^(record|memory|property|key|collection|entity_type|webhook)\.' GROUP BY 1, 2;
