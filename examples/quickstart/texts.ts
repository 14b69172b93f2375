import { readFile } from 'node:fs/promises'
import type { MemorizeRequest } from '@keepsake/sdk'

/** The customer that all three texts are about. */
export const CUSTOMER = { websiteUrl: 'harborpine.example' }

/** Our side of the conversations. What the others say, the customer says: a speaker who is named speaks for somebody else. */
const OURS = new Set(['Mara Lindqvist', 'Lena Okafor'])
const speakerOf = (name: string): { speaker?: string } => (OURS.has(name) ? { speaker: name } : {})

const read = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** A call: one memory per turn, with its speaker, in the order of the conversation. */
async function salesCall(): Promise<MemorizeRequest[]> {
  const text = await read('sales-call.txt')
  return [...text.matchAll(/^(?!Call|Date|Who)([A-Z][\w ]+): (.+)$/gm)].map(([, speaker = '', said = ''], turn) => ({
    ...CUSTOMER,
    content: said,
    ...speakerOf(speaker),
    sessionId: 'sales-call',
    timestamp: new Date(Date.parse('2026-10-06T09:00:00Z') + turn * 30_000).toISOString(),
    tags: ['call'],
  }))
}

/** A support thread: one memory per message. */
async function supportThread(): Promise<MemorizeRequest[]> {
  const text = await read('support-thread.txt')
  const [header = '', ...messages] = text.split(/\n\n(?=From: )/)
  return [
    { ...CUSTOMER, content: header, sessionId: 'ticket-48213', timestamp: '2026-11-02T08:00:00Z', tags: ['support'] },
    ...messages.map(message => {
      const [, speaker = '', timestamp = '', content = ''] =
        /^From: ([^<(\n]+?) *(?:[<(].*)?\nDate: (\S+)\n([\s\S]+)$/.exec(message.trim()) ?? []
      return { ...CUSTOMER, content, ...speakerOf(speaker), sessionId: 'ticket-48213', timestamp, tags: ['support'] }
    }),
  ]
}

/** Notes: one memory per paragraph. */
async function meetingNotes(): Promise<MemorizeRequest[]> {
  const [, ...paragraphs] = (await read('meeting-notes.txt')).trim().split(/\n\n/)
  return paragraphs.map(content => ({ ...CUSTOMER, content, timestamp: '2026-11-17T14:00:00Z', tags: ['meeting'] }))
}

export const readTexts = async (): Promise<{ name: string; memories: MemorizeRequest[] }[]> => [
  { name: 'sales-call.txt', memories: await salesCall() },
  { name: 'support-thread.txt', memories: await supportThread() },
  { name: 'meeting-notes.txt', memories: await meetingNotes() },
]
