import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../server/src/boot/config.ts'
import { MAX_STOP_MS } from '../server/src/boot/stop-signal.ts'

const text = readFileSync(join(import.meta.dirname, '../deploy/kubernetes/keepsake.yaml'), 'utf8')
const { kind, items } = parse(text)
const KINDS = { ConfigMap, Job, Deployment, Service, PodDisruptionBudget }

const isKnown = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name)
const problemsOf = (item: { kind: string }): string[] => {
  if (!isKnown(item.kind)) return [`${item.kind} has no schema here`]
  try {
    new KINDS[item.kind](Object(item)).validate()
    return []
  } catch (error) {
    return [String(error)]
  }
}
const found = (name: string, of: string) =>
  items.find((item: { kind: string; metadata: { name: string } }) => item.kind === of && item.metadata.name === name)
const podOf = (name: string, of = 'Deployment') => found(name, of).spec.template.spec

it('every object follows the schema of its API', () => {
  expect(kind).toBe('List')
  expect(items.flatMap(problemsOf)).toEqual([])
  // a field in the wrong place would be ignored by some versions of the API, and is refused here
  const wrong = structuredClone(found('keepsake-server', 'Deployment'))
  wrong.spec.replicas = 'two'
  expect(problemsOf(wrong)).toHaveLength(1)
})

it('servers, workers and the job start with settings that the server accepts', () => {
  const secrets = {
    DATABASE_URL: 'postgres://keepsake@db/keepsake',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    INTERNAL_API_KEY: 'internal-key-of-the-manifests',
    SIGNUP_TOKEN: 'token-of-the-manifests-0123456789',
    ATTACHMENTS_S3_ACCESS_KEY_ID: 'id',
    ATTACHMENTS_S3_SECRET_ACCESS_KEY: 'secret',
  }
  for (const name of Object.keys(secrets)) expect(text).toContain(`--from-literal=${name}=`)
  const { data } = found('keepsake', 'ConfigMap')
  const [server] = podOf('keepsake-server').containers
  const [worker] = podOf('keepsake-worker').containers
  const [job] = podOf('keepsake-migrate', 'Job').containers
  for (const container of [server, worker, job]) {
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'keepsake' } }, { secretRef: { name: 'keepsake' } }])
    const own = (container.env ?? []).map(({ name, value }: { name: string; value: string }) => [name, value])
    expect(() => readConfig({ ...data, ...secrets, ...Object.fromEntries(own) })).not.toThrow()
  }
  expect([server.args, worker.args, job.args]).toEqual([undefined, ['worker'], ['migrate']])
  expect(server.ports[0].containerPort).toBe(Number(data.PORT))
  expect(worker.ports[0].containerPort).toBe(Number(data.WORKER_PORT))
})

it('pods have as long to stop as they need, and no more rights than they need', () => {
  const [{ env }] = podOf('keepsake-server').containers
  const delay = Number(env.find(({ name }: { name: string }) => name === 'SHUTDOWN_DELAY_SECONDS').value)
  expect(podOf('keepsake-server').terminationGracePeriodSeconds * 1_000).toBeGreaterThan(delay * 1_000 + MAX_STOP_MS)
  expect(podOf('keepsake-worker').terminationGracePeriodSeconds * 1_000).toBeGreaterThan(MAX_STOP_MS)
  for (const pod of [podOf('keepsake-server'), podOf('keepsake-worker'), podOf('keepsake-migrate', 'Job')]) {
    expect(pod.securityContext.runAsNonRoot).toBe(true)
    expect(pod.containers[0].securityContext).toMatchObject({ readOnlyRootFilesystem: true })
  }
})

it('a disruption leaves a server and a worker, which the service and the budgets select', () => {
  const labels = (name: string) => found(name, 'Deployment').spec.template.metadata.labels
  expect(found('keepsake', 'Service').spec.selector).toEqual(labels('keepsake-server'))
  for (const name of ['keepsake-server', 'keepsake-worker']) {
    const budget = found(name, 'PodDisruptionBudget').spec
    expect(budget.selector.matchLabels).toEqual(labels(name))
    expect(budget.minAvailable).toBeLessThan(found(name, 'Deployment').spec.replicas)
  }
  for (const name of ['keepsake-server', 'keepsake-worker']) {
    const [{ ports, readinessProbe, livenessProbe }] = podOf(name).containers
    const probes = [readinessProbe.httpGet, livenessProbe.httpGet]
    expect(probes).toEqual(['/readyz', '/healthz'].map(path => ({ path, port: ports[0].name })))
  }
})
