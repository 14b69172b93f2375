-- Calls of tool servers have a scope of their own. Keys that could name tool servers and run prompts keep that.
UPDATE "api_keys" SET "scopes" = "scopes" || '{mcps:call}'
WHERE "scopes" @> '{prompts:run,mcps:read}' AND NOT "scopes" @> '{mcps:call}';
