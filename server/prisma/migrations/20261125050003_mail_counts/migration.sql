-- How many mails an organization, a person and a network address have caused today, in UTC.
CREATE UNLOGGED TABLE "runtime"."mail_counts" (
  "subject" text PRIMARY KEY,
  "day" date NOT NULL,
  "mails" integer NOT NULL
);
