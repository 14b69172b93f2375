-- What the calls of models of an organization have used today, in UTC. `warned` is the share in percent of which its
-- owners were told.
CREATE TABLE "runtime"."model_spend" (
  "organization_id" text NOT NULL,
  "day" date NOT NULL,
  "calls" bigint NOT NULL DEFAULT 0,
  "tokens" bigint NOT NULL DEFAULT 0,
  "warned" smallint NOT NULL DEFAULT 0,

  CONSTRAINT "model_spend_pkey" PRIMARY KEY ("organization_id")
);
ALTER TABLE "runtime"."model_spend" ADD CONSTRAINT "model_spend_organization_id_fkey"
  FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
