-- Charges have the name of their operation in the API, as calls do. Past runs of agents were charged as responses, and stay
-- among them.
CREATE TEMPORARY TABLE operation_names ("old" TEXT PRIMARY KEY, "new" TEXT NOT NULL);
INSERT INTO operation_names VALUES
  ('chatCompletion', 'createChatCompletion'),
  ('response', 'createResponse'),
  ('updateMemory', 'updateProperty'),
  ('ragIngest', 'ingestDocuments'),
  ('ragSearch', 'searchDocuments'),
  ('externalRagSearch', 'searchExternalRag');

UPDATE "usage_entries" u SET "operation" = n."new" FROM operation_names n WHERE u."operation" = n."old";
UPDATE "credit_holds" h SET "operation" = n."new" FROM operation_names n WHERE h."operation" = n."old";

-- A total under the new name may exist: it has the calls.
WITH moved AS (
  DELETE FROM "usage_totals" t USING operation_names n WHERE t."operation" = n."old" RETURNING t.*, n."new"
)
INSERT INTO "usage_totals" AS t ("tenant_id", "unit", "at", "operation", "key_id", "collection_id", "model",
  "calls", "charges", "credits", "input_tokens", "output_tokens")
SELECT "tenant_id", "unit", "at", "new", "key_id", "collection_id", "model",
  "calls", "charges", "credits", "input_tokens", "output_tokens" FROM moved
ON CONFLICT ("tenant_id", "unit", "at", "operation", "key_id", "collection_id", "model") DO UPDATE SET
  "calls" = t."calls" + excluded."calls", "charges" = t."charges" + excluded."charges",
  "credits" = t."credits" + excluded."credits", "input_tokens" = t."input_tokens" + excluded."input_tokens",
  "output_tokens" = t."output_tokens" + excluded."output_tokens";

DROP TABLE operation_names;
