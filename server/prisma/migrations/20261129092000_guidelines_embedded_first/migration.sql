-- Texts that are embedded before all others: guidelines, which a prompt needs as soon as they are stored.
ALTER TABLE search.unembedded ADD COLUMN urgent boolean NOT NULL DEFAULT false;
-- the queue is short, unless a model has just been configured
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX search.unembedded_position;
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX unembedded_order ON search.unembedded (urgent DESC, position);

-- Sections whose text has not changed keep their entry in the index. An earlier version searched them in another form, so
-- their words and vectors are made again.
UPDATE search.documents SET analyzer = NULL WHERE source = 'guideline';
INSERT INTO search.unembedded (tenant_id, id, urgent)
SELECT DISTINCT d.tenant_id, d.id, true FROM search.documents d
WHERE d.source = 'guideline' AND EXISTS (SELECT FROM search.embedding_model)
ON CONFLICT (tenant_id, id) DO UPDATE SET urgent = true;
