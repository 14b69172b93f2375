import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { EventProgress, EventStatus, useEvent } from '../../ui/event-progress.tsx'
import { isUnderWay } from '../../ui/event-status.ts'
import { INPUT, Input, TextArea } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import type { Project } from './documents-search.ts'
import { ACCEPTED, readFiles } from './read-files.ts'

/** Adds files or a text to a project, and shows how far they are read. */
export function AddDocuments({ projects, onClose }: { projects: readonly Project[]; onClose: () => void }): ReactNode {
  const client = useClient()
  const may = useMay()
  const id = useId()
  const { typed, field } = useTyped({ project: projects[0]?.name ?? '', title: '', content: '' })
  const [files, setFiles] = useState<readonly File[]>([])
  const [eventId, setEventId] = useState<string>()
  const isText = typed.content.trim() !== ''
  const add = async (): Promise<void> => {
    const documents = await readFiles(files)
    if (isText) documents.push({ title: typed.title, mimeType: 'markdown', content: typed.content })
    if (documents.length === 0) throw new Error('Choose files, or type a text.')
    setEventId((await client.rag.ingest({ project: typed.project, documents })).eventId)
  }
  return (
    <Panel title="Add documents" actions={<Button onClick={onClose}>Close</Button>}>
      <Form action="Add" onSave={add}>
        <Input
          label="Project, which is created if it is new"
          required
          maxLength={200}
          placeholder="Handbook"
          list={`${id}-projects`}
          {...field('project')}
        />
        <datalist id={`${id}-projects`}>
          {projects.map(project => (
            <option key={project.id} value={project.name} />
          ))}
        </datalist>
        <div>
          <label htmlFor={id} className="mb-1 block font-medium">
            Files: text, Markdown, HTML, PDF or Word
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept={ACCEPTED}
            className={INPUT}
            onChange={({ target }) => setFiles([...(target.files ?? [])])}
          />
        </div>
        <TextArea label="Or a text in Markdown" rows={4} {...field('content')} />
        {isText && <Input label="Title of the text" required maxLength={500} {...field('title')} />}
      </Form>
      {eventId !== undefined && may('events:read') && <Reading key={eventId} eventId={eventId} />}
    </Panel>
  )
}

/** How far the documents are read. */
function Reading({ eventId }: { eventId: string }): ReactNode {
  const queries = useQueryClient()
  const event = useEvent(eventId)
  const hasEnded = event.data !== undefined && !isUnderWay(event.data)
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: ['documents'] })
  }, [hasEnded, queries])
  return (
    <section aria-label="Reading" className="mt-3">
      <Loaded query={event} rows={1}>
        {data => (
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-48">
              <EventProgress event={data} />
            </span>
            <EventStatus event={data} />
            <Link to="/events/$id" params={{ id: eventId }} className="text-accent underline">
              What became of each
            </Link>
          </div>
        )}
      </Loaded>
    </section>
  )
}
