import type { Keepsake } from '@keepsake/sdk'
import { useEffect, useRef, useState } from 'react'
import { useClient, useRefusal } from '../../session/use-session.tsx'

export type PromptRequest = Parameters<Keepsake['ai']['promptStream']>[0]
type PromptEvent = Awaited<ReturnType<ReturnType<Keepsake['ai']['promptStream']>['toArray']>>[number]
export type Done = Extract<PromptEvent, { type: 'done' }>

export interface Answer {
  request: PromptRequest
  text: string
  state: 'running' | 'done' | 'stopped' | 'failed'
  done?: Done
  error?: Error
}

/** An answer as it arrives. Leaving the screen stops the model. */
export function usePrompt(): { answer: Answer | undefined; start: (request: PromptRequest) => void; stop: () => void } {
  const client = useClient()
  const refuse = useRefusal()
  const [answer, setAnswer] = useState<Answer>()
  const running = useRef<AbortController>(undefined)
  const stop = (): void => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  const read = async (request: PromptRequest): Promise<void> => {
    stop()
    const controller = new AbortController()
    running.current = controller
    // what a later prompt has replaced is not shown any more
    const show = (shown: Omit<Answer, 'request'>): void => {
      if (running.current === controller) setAnswer({ request, ...shown })
    }
    let text = ''
    show({ text, state: 'running' })
    try {
      for await (const event of client.ai.promptStream(request, { signal: controller.signal })) {
        if (event.type === 'text') text += event.chunk
        show(event.type === 'done' ? { text, state: 'done', done: event } : { text, state: 'running' })
      }
    } catch (failure) {
      refuse(failure)
      if (controller.signal.aborted) show({ text, state: 'stopped' })
      else show({ text, state: 'failed', error: failure instanceof Error ? failure : new Error(String(failure)) })
    }
  }
  return { answer, start: request => void read(request), stop }
}
