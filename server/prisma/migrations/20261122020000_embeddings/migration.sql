-- What passages mean, as vectors, where an embedding model is configured. A passage that goes takes its vector along; one
-- that comes back, or whose model was changed, is embedded anew.
CREATE SEQUENCE search.embedding_numbers;
CREATE TABLE search.embeddings (
  tenant_id integer NOT NULL,
  id text NOT NULL,
  part smallint NOT NULL,
  source text NOT NULL,
  -- Name and dimensions: vectors of two models cannot be compared.
  model text NOT NULL,
  -- Rises in the order in which vectors were written, so that a process that keeps signatures can ask for what is new.
  number bigint NOT NULL DEFAULT nextval('search.embedding_numbers'),
  -- As the model gave it. Searches read what is made of it, which can be made again without asking the model.
  vector real[] NOT NULL,
  -- Each number in eight bits.
  code bytea NOT NULL,
  -- The signs of the first 512 numbers.
  signature bit(512) NOT NULL,
  PRIMARY KEY (tenant_id, id, part),
  FOREIGN KEY (tenant_id, id, part) REFERENCES search.documents ON DELETE CASCADE
);
-- numbers without a pattern do not get smaller
ALTER TABLE search.embeddings ALTER COLUMN vector SET STORAGE EXTERNAL;
ALTER TABLE search.embeddings ALTER COLUMN code SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX embeddings_number ON search.embeddings (tenant_id, number);

-- The model that passages are to have vectors of; no row where none is configured.
CREATE TABLE search.embedding_model (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  model text NOT NULL,
  -- Whether all that was stored before it waits for its vectors, or has them.
  complete boolean NOT NULL DEFAULT false
);

-- Texts whose passages wait for their vectors.
CREATE TABLE search.unembedded (
  tenant_id integer NOT NULL,
  id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX unembedded_position ON search.unembedded (position);
