import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { identityOf } from '../../session/identity.ts'
import { useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Input, Select, TextArea } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'
import { Page } from '../../ui/page.tsx'
import { NoModel } from './no-model.tsx'
import { PromptAnswer } from './prompt-answer.tsx'
import { GUIDELINES, readPromptSearch } from './prompt-search.ts'
import { modelChoices, useModels } from './use-models.ts'
import { type PromptRequest, usePrompt } from './use-prompt.ts'

/** Runs a prompt as a program would, and shows the answer as it arrives, with its tokens and its price. */
export function Prompt(): ReactNode {
  const search = useSearch({ from: '/frame/prompt' })
  const navigate = useNavigate({ from: '/prompt' })
  const may = useMay()
  const models = useModels()
  const { answer, start, stop } = usePrompt()
  const { typed, field } = useTyped({
    prompt: search.prompt ?? '',
    about: search.about ?? '',
    guidelines: search.guidelines ?? 'none',
    model: search.model ?? '',
    context: '',
  })
  const [isOpen, setOpen] = useState(false)
  const isRunning = answer?.state === 'running'
  const request: PromptRequest = {
    prompt: typed.prompt,
    showInput: true,
    ...identityOf(typed.about),
    ...(typed.guidelines === 'auto' && { guidelines: 'auto' }),
    ...(typed.model !== '' && { model: typed.model }),
    ...(typed.context.trim() !== '' && { context: typed.context }),
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void navigate({ search: readPromptSearch(typed), replace: true })
    start(request)
  }
  return (
    <Page
      title="Prompt"
      about={
        may('agents:read') && (
          <Link to="/agents" className="text-accent underline">
            Agents
          </Link>
        )
      }
    >
      <NoModel />
      <form onSubmit={submit} className="mb-5 space-y-3">
        <TextArea label="Prompt" required rows={4} placeholder="Write a short follow-up email." {...field('prompt')} />
        <div className="grid gap-3 md:grid-cols-3">
          <Input
            label="About (optional)"
            placeholder="An email, a website, a phone number or rec_…"
            {...field('about')}
          />
          <Select label="Guidelines" choices={GUIDELINES} {...field('guidelines')} />
          <Select label="Model" choices={modelChoices(models.data)} {...field('model')} />
        </div>
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="py-1">Material for the prompt, such as a transcript</summary>
          <TextArea label="Material" rows={4} {...field('context')} />
        </details>
        <div className="flex gap-2">
          <Button look="main" type="submit" disabled={isRunning}>
            Run
          </Button>
          {isRunning && <Button onClick={stop}>Stop</Button>}
        </div>
      </form>
      {answer && <PromptAnswer answer={answer} />}
    </Page>
  )
}
