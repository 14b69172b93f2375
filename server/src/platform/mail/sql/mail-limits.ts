import type { Database } from '../../database/database.ts'

const COUNT = `
  WITH clock AS MATERIALIZED (SELECT app_now() AT TIME ZONE 'UTC' AS now)
  INSERT INTO runtime.mail_counts AS m (subject, day, mails)
  SELECT subject, now::date, mails FROM unnest($1::text[], $2::int[]) AS a(subject, mails), clock ORDER BY subject
  ON CONFLICT (subject) DO UPDATE SET day = greatest(m.day, excluded.day),
    mails = CASE WHEN m.day >= excluded.day THEN m.mails ELSE 0 END + excluded.mails
  RETURNING subject, mails, ceil(extract(epoch FROM day + 1 - (SELECT now FROM clock)))::int AS wait_seconds`

const PURGE = `DELETE FROM runtime.mail_counts WHERE day < (app_now() AT TIME ZONE 'UTC')::date`

export interface MailCount {
  subject: string
  /** Of this day, including the ones that were just counted. */
  mails: number
  /** Seconds until the next day. */
  wait_seconds: number
}

/** SQL: counts mails of any number of subjects in one round trip, in the order of their rows. */
export const countMails = (
  database: Database,
  subjects: readonly string[],
  mails: readonly number[],
): Promise<MailCount[]> => database.query<MailCount>(COUNT, [subjects, mails])

/** Deletes the counts of past days. SQL: the model is outside the client. */
export async function purgeMailCounts(database: Database): Promise<void> {
  await database.query(PURGE)
}
