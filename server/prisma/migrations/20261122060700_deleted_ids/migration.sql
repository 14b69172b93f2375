-- An import must not use the id of a deleted record or memory, which may be restored. It looks them up here.
CREATE INDEX "trash_ids" ON "trash" (("row" ->> 'id')) WHERE "source" IN ('records', 'memories');
