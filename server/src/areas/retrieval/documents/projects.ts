import type { Editor } from '../../../contract/handlers.ts'
import { auditBy } from '../../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { ApiError, conflict, existing, invalid, notFound } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { PROJECT_DELETED } from '../events.ts'

export interface Project {
  id: string
  name: string
}

/** How a request names a project. */
export interface ProjectFields {
  projectId?: string | undefined
  project?: string | undefined
}

const ENSURE = `
  INSERT INTO rag_projects (id, tenant_id, name) VALUES ($2, $1, $3)
  ON CONFLICT (tenant_id, name) WHERE deleted_at IS NULL DO UPDATE SET name = excluded.name
  RETURNING id, name`

/**
 * The project that a request names. @returns undefined if it names none
 * @throws ApiError `validation_error` if it names two, `not_found_error` if there is none
 */
export async function findProject(
  scope: TenantScope,
  { projectId, project }: ProjectFields,
): Promise<Project | undefined> {
  if (projectId !== undefined && project !== undefined) throw named('Pass either project or projectId, not both.')
  if (projectId === undefined && project === undefined) return undefined
  const where = { deletedAt: null, ...(projectId === undefined ? { name: project ?? '' } : { id: projectId }) }
  const found = await scope.prisma(models => models.ragProject.findFirst({ where, select: { id: true, name: true } }))
  if (found) return found
  if (projectId !== undefined) throw notFound('project', projectId)
  throw new ApiError(
    'not_found_error',
    `No project is named ${project}. Names are compared exactly; GET /api/v1/rag/projects lists them.`,
  )
}

/** @throws ApiError `validation_error` if the request names no project or two, `not_found_error` if there is none */
export async function requireProject(scope: TenantScope, fields: ProjectFields): Promise<Project> {
  const project = await findProject(scope, fields)
  if (!project) throw named('Pass project or projectId.')
  return project
}

const named = (message: string): ApiError => invalid('body.project', message)

/** The project that a request names, created if it names a new one. SQL: two calls may create it at the same time. */
export async function ensureProject(scope: TenantScope, fields: ProjectFields): Promise<Project> {
  if (fields.project === undefined || fields.projectId !== undefined) return requireProject(scope, fields)
  const [project] = await scope.query<Project>(ENSURE, [newId('prj'), fields.project])
  if (!project) throw new Error('The project was not created.')
  return project
}

/** Maximum number of projects that a search without a project covers. */
const MAX_PROJECTS = 500

/** The ids of the tenant's newest projects. */
export async function projectIds(scope: TenantScope): Promise<string[]> {
  const projects = await scope.prisma(models =>
    models.ragProject.findMany({
      where: { deletedAt: null },
      orderBy: { id: 'desc' },
      take: MAX_PROJECTS,
      select: { id: true },
    }),
  )
  return projects.map(({ id }) => id)
}

export interface ProjectCounts extends Project {
  createdAt: Date
  documentCount: number
  chunkCount: number
}

const cursor = idCursor('rag projects', 'prj')

/** One page of the tenant's projects, oldest first. */
export const listProjects = (scope: TenantScope, query: PageQuery): Promise<Page<ProjectCounts>> =>
  readById(query, cursor, ({ after, take }) =>
    countedProjects(scope, after === undefined ? {} : { id: { gt: after } }, take),
  )

/** Projects that match a condition, oldest first, with the numbers of their documents and chunks. */
export async function countedProjects(
  scope: TenantScope,
  condition: { id?: string | { gt: string } },
  take: number,
): Promise<ProjectCounts[]> {
  const where = { deletedAt: null, ...condition }
  const select = { id: true, name: true, createdAt: true }
  const projects = await scope.prisma(models =>
    models.ragProject.findMany({ where, select, orderBy: { id: 'asc' }, take }),
  )
  const ids = projects.map(({ id }) => id)
  const counts = await scope.prisma(models =>
    models.ragDocument.groupBy({
      by: ['projectId'],
      where: { projectId: { in: ids }, deletedAt: null },
      _count: true,
      _sum: { chunkCount: true },
    }),
  )
  const byProject = new Map(counts.map(count => [count.projectId, count]))
  return projects.map(project => ({
    ...project,
    documentCount: byProject.get(project.id)?._count ?? 0,
    chunkCount: byProject.get(project.id)?._sum.chunkCount ?? 0,
  }))
}

/** Deletes a project. Its documents are not found from then on, because every read goes through the project. */
export async function deleteProject(
  database: Database,
  editor: Editor,
  fields: ProjectFields,
): Promise<Project & { documentCount: number }> {
  const { scope } = editor
  const project = await requireProject(scope, fields)
  const where = { id: project.id, deletedAt: null }
  const deletedAt = await scope.now()
  const { count } = await scope.prisma(models => models.ragProject.updateMany({ where, data: { deletedAt } }))
  if (count === 0) throw notFound('project', project.id)
  const documentCount = await scope.prisma(models =>
    models.ragDocument.count({ where: { projectId: project.id, deletedAt: null } }),
  )
  await emit(scope, { type: PROJECT_DELETED.type, data: { projectId: project.id, documentCount } })
  await auditBy(database, editor, { action: PROJECT_DELETED.type, target: project.id, details: { documentCount } })
  return { ...project, documentCount }
}

/**
 * Restores the latest deleted project that a request names, with the documents that it had. Call it in a transaction.
 * @throws ApiError `not_found_error` if none was deleted, `conflict_error` if another project has its name now
 */
export async function restoreProject(
  scope: TenantScope,
  { projectId, project }: ProjectFields,
): Promise<Project & { documentCount: number }> {
  if ((projectId === undefined) === (project === undefined)) throw named('Pass either project or projectId.')
  const found = await scope.prisma(models =>
    models.ragProject.findFirst({
      where: { deletedAt: { not: null }, ...(projectId === undefined ? { name: project ?? '' } : { id: projectId }) },
      orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
      select: { id: true, name: true },
    }),
  )
  const { id, name } = existing(found, 'deleted project', projectId ?? project ?? '')
  const inUse = await scope.prisma(models => models.ragProject.findFirst({ where: { name, deletedAt: null } }))
  if (inUse) throw conflict(`Another project is named ${name}. Delete it first.`, { projectId: inUse.id })
  await scope.prisma(models => models.ragProject.updateMany({ where: { id }, data: { deletedAt: null } }))
  const documentCount = await scope.prisma(models =>
    models.ragDocument.count({ where: { projectId: id, deletedAt: null } }),
  )
  return { id, name, documentCount }
}
