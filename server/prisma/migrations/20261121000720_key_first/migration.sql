-- Where a table is still empty every index costs the same, and the planner takes the one that was made last: for a value
-- that is looked up by its key that has to be the key. The index by text was made anew by the migration before.
ALTER TABLE "property_values" DROP CONSTRAINT "property_values_pkey";
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_pkey" PRIMARY KEY ("record_id", "collection_id", "system_name");
