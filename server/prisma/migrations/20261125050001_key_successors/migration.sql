-- The key that replaced this one, so that a key has one successor at a time.
ALTER TABLE "api_keys" ADD COLUMN "replaced_by" text;
