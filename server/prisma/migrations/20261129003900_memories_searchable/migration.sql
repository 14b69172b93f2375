-- False for what is kept and not found, such as the tool calls of a conversation. Null means true: so an older server, and rows
-- that were deleted before, can go on without it.
ALTER TABLE "memories" ADD COLUMN "searchable" BOOLEAN;
