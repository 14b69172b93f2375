-- Texts are compared for being equal, and for how they begin: by their bytes the index finds both, in the order of a
-- language only the first.
ALTER TABLE "property_values" ALTER COLUMN "text_value" TYPE text COLLATE "C";
