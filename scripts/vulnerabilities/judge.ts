import { z } from 'zod'

/** What `pnpm audit --json` reports. */
export const Report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      github_advisory_id: z.string(),
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      patched_versions: z.string().optional(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
})

/** Advisories that are known and do not concern this project, until a day on which somebody looks at them again. */
export const Accepted = z.array(
  z.strictObject({
    /** Of GitHub, such as GHSA-xxxx-xxxx-xxxx. */
    id: z.string().regex(/^GHSA(-[2-9a-z]{4}){3}$/),
    reason: z.string().min(20),
    until: z.iso.date(),
  }),
)

type AcceptedAdvisories = z.output<typeof Accepted>

/** @returns what is wrong with the exceptions themselves, which needs no report */
export function expired(accepted: AcceptedAdvisories, today: string): string[] {
  return accepted
    .filter(({ until }) => until < today)
    .map(({ id, until, reason }) => `The exception for ${id} expired on ${until}. Look at it again. It said: ${reason}`)
}

/** @returns the reported advisories without an exception, and the exceptions without an advisory */
export function unaccepted({ advisories }: z.output<typeof Report>, accepted: AcceptedAdvisories): string[] {
  const found = Object.values(advisories)
  const open = found.filter(each => !accepted.some(({ id }) => id === each.github_advisory_id))
  const needless = accepted.filter(({ id }) => !found.some(each => each.github_advisory_id === id))
  return [
    ...open.map(
      ({ github_advisory_id, module_name, severity, title, patched_versions = 'none', findings }) =>
        `${github_advisory_id} (${severity}): ${title}\n    ${module_name} ${findings.map(({ version }) => version).join(', ')}, patched in ${patched_versions}, by ${findings[0]?.paths[0] ?? module_name}`,
    ),
    ...needless.map(({ id }) => `The exception for ${id} is no longer needed. Remove it.`),
  ]
}
