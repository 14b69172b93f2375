import type { Collection, TryExtractionResponse } from '@keepsake/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Marked } from '../../ui/marked.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Value } from '../../ui/value.tsx'

type Found = TryExtractionResponse['data']['properties'][number]

/** The same as in the spec. */
const MAX_LENGTH = 20_000
const MAX_COLLECTIONS = 200

/** Shows what a pasted text gives, and stores nothing. */
export function TryExtraction(): ReactNode {
  const client = useClient()
  const may = useMay()
  const { collection } = useSearch({ from: '/frame/collections/try' })
  const navigate = useNavigate({ from: '/collections/try' })
  const [content, setContent] = useState('')
  const collections = useQuery({
    queryKey: ['collections', 'all'],
    enabled: may('collections:read'),
    queryFn: async () => (await client.collections.list({ limit: MAX_COLLECTIONS })).data,
  })
  const attempt = useMutation({
    mutationFn: async (text: string) => {
      const { data } = await client.collections.tryExtraction({
        content: text,
        ...(collection !== undefined && { collectionIds: [collection] }),
      })
      return { text, ...data }
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    attempt.mutate(content)
  }
  return (
    <Page
      title="Try a text"
      about={
        <Link to="/collections" className="text-accent underline">
          All collections
        </Link>
      }
    >
      <form onSubmit={submit} className="mb-5 space-y-3">
        <TextArea
          label="A text as it would be stored"
          rows={6}
          required
          maxLength={MAX_LENGTH}
          placeholder="Budget: $120k, decision by 15 March 2027."
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="For the properties of"
            className="min-w-48"
            choices={[['', 'All collections'], ...(collections.data ?? []).map(({ id, name }) => [id, name] as const)]}
            value={collection ?? ''}
            onChange={({ target }) =>
              void navigate({ search: target.value === '' ? {} : { collection: target.value }, replace: true })
            }
          />
          <Button type="submit" look="main" disabled={attempt.isPending || content.trim() === ''}>
            Try
          </Button>
          <p className="pb-1.5 text-quiet">Nothing is stored.</p>
        </div>
      </form>
      {attempt.isError && <ErrorNotice error={attempt.error} />}
      {attempt.data && <Outcome {...attempt.data} collections={collections.data ?? []} />}
    </Page>
  )
}

function Outcome({
  text,
  properties,
  creditsCharged,
  collections,
}: {
  text: string
  properties: readonly Found[]
  creditsCharged: number
  collections: readonly Collection[]
}): ReactNode {
  return (
    <>
      <Panel title="The text">
        <Marked text={text} ranges={properties.map(({ evidence }) => evidence)} />
      </Panel>
      <Panel title="What is found">
        {properties.length === 0 && (
          <Empty title="No property is found">
            A description or an alias of a property helps, and so does a text that names it, such as “Budget: $120k”.
          </Empty>
        )}
        <ul className="divide-y divide-line">
          {properties.map(({ propertyName, value, stored, reason, doubt, confidence, evidence, collectionId }) => (
            <li
              key={`${collectionId} ${propertyName} ${evidence.start}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2"
            >
              <span className="w-36 shrink-0 break-words text-quiet">
                {propertyName}
                <span className="block text-xs">{collections.find(({ id }) => id === collectionId)?.name}</span>
              </span>
              <span className="min-w-0 flex-1 basis-40">
                <Value value={value} />
                <span className="block break-words text-xs text-quiet">
                  from <mark>{evidence.text}</mark>
                  {doubt !== undefined && `: ${doubt}`}
                </span>
              </span>
              <span className="text-xs text-quiet tabular-nums">{Math.round(confidence * 100)} %</span>
              <Badge tone={stored ? 'good' : 'warn'}>
                {stored ? 'Stored' : reason === 'review_required' ? 'Reviewed first' : 'Too uncertain'}
              </Badge>
            </li>
          ))}
        </ul>
        {creditsCharged > 0 && <p className="mt-2 text-xs text-quiet">A language model read it, for 1 credit.</p>}
      </Panel>
    </>
  )
}
