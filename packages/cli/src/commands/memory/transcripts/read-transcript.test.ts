import { expect, it } from 'vitest'
import { readTranscript } from './read-transcript.ts'
import type { Context } from './turn.ts'

const read = (text: string, context?: Context) => readTranscript(new TextEncoder().encode(text), context)

/** Speaker and words of each turn of the only conversation. */
async function turnsIn(text: string, context?: Context): Promise<unknown[][]> {
  const [conversation, ...more] = await read(text, context)
  expect(more).toEqual([])
  return (conversation?.messages ?? []).map(({ speaker, content }) => [speaker, content])
}

/** A time of this computer, as the formats without a time zone have it. */
const local = (...at: [number, number, number, number, number, number?]) => {
  const [year, month, ...rest] = at
  return new Date(year, month - 1, ...rest).toISOString()
}

it.each([
  [
    'WhatsApp of Android',
    '14/10/2026, 15:30 - Messages and calls are end-to-end encrypted.\n14/10/2026, 15:34 - Dana: Our budget is $120k\nand we decide in March.\n14/10/2026, 15:35 - Dana added Rosa\nnot spoken\n14/10/2026, 15:36 - +49 171 5550100: ok',
    [
      ['Dana', 'Our budget is $120k\nand we decide in March.'],
      ['+49 171 5550100', 'ok'],
    ],
  ],
  [
    'WhatsApp of Android in German',
    '\uFEFF28.02.26, 09:05 - Jörg Weiß: Moin!\r\n28.02.26, 09:06 - Ana: <Medien ausgeschlossen>\r\n28.02.26, 09:07 - Ana: Passt: bis Montag.\r\n',
    [
      ['Jörg Weiß', 'Moin!'],
      ['Ana', 'Passt: bis Montag.'],
    ],
  ],
  [
    'WhatsApp of iOS',
    '[10/14/26, 3:34:20\u202fPM] ~\u202fDana: Our budget is $120k\n\u200e[10/14/26, 3:35:00\u202fPM] Emil Berg: \u200eimage omitted\n[10/14/26, 3:36:01\u202fPM] Emil Berg: See https://x.example: fine \u200e<This message was edited>\n',
    [
      ['Dana', 'Our budget is $120k'],
      ['Emil Berg', 'See https://x.example: fine'],
    ],
  ],
  [
    'SRT',
    '1\r\n00:00:01,000 --> 00:00:04,000\r\n<i>Dana: We decide</i>\r\nin March.\r\n\r\n2\r\n00:00:05,000 --> 00:00:07,000\r\n- Emil: Good.\r\n- Dana: Bye.\r\n',
    [
      ['Dana', 'We decide in March.'],
      ['Emil', 'Good.'],
      ['Dana', 'Bye.'],
    ],
  ],
  [
    'Otter',
    'Call with Northwind\n\nDana Reyes  0:03  \nWe decide in March.\nNot before.\n\nEmil Berg  1:02:10  \nGood.\n\nTranscribed by https://otter.ai\n',
    [
      ['Dana Reyes', 'We decide in March.\nNot before.'],
      ['Emil Berg', 'Good.'],
    ],
  ],
  [
    'captions of Zoom',
    '[Dana Reyes] 15:34:20\nWe decide in March.\n\n[Emil Berg] 15:35:01\nGood.\n',
    [
      ['Dana Reyes', 'We decide in March.'],
      ['Emil Berg', 'Good.'],
    ],
  ],
  [
    'the chat of Zoom',
    '15:34:20 From Dana Reyes to Everyone:\n\tWe decide in March.\n15:35:01\t From  Emil Berg : Good.\n',
    [
      ['Dana Reyes', 'We decide in March.'],
      ['Emil Berg', 'Good.'],
    ],
  ],
  [
    'the chat of Teams',
    '[14.10.2026 15:34] Dana Reyes\nWe decide in March.\n[14.10.2026 15:40] Emil Berg\nGood.\n',
    [
      ['Dana Reyes', 'We decide in March.'],
      ['Emil Berg', 'Good.'],
    ],
  ],
  [
    'a transcript of Teams',
    'WEBVTT\n\n0:00:01.230 --> 0:00:04.560\n<v Dana Reyes>We decide in March.</v>\n',
    [['Dana Reyes', 'We decide in March.']],
  ],
  [
    'messages copied from Telegram',
    'Dana, [14.10.2026 15:34]\nWe decide in March.\n\nEmil, [14.10.2026 15:35]\nGood.',
    [
      ['Dana', 'We decide in March.'],
      ['Emil', 'Good.'],
    ],
  ],
  [
    'messages copied from Discord',
    'dana — 14/10/2026 15:34\nWe decide in March.\nemil — 14/10/2026 15:35\nGood.',
    [
      ['dana', 'We decide in March.'],
      ['emil', 'Good.'],
    ],
  ],
  [
    'Markdown',
    '**Dana Reyes:** We decide in March.\n\n**Emil**: Good.',
    [
      ['Dana Reyes', 'We decide in March.'],
      ['Emil', 'Good.'],
    ],
  ],
])('reads %s', async (_, text, turns) => {
  expect(await turnsIn(text)).toEqual(turns)
})

it.each([
  ['24/12/26, 08:00 - Ana: Hi', local(2026, 12, 24, 8, 0)],
  ['12/24/26, 8:00 PM - Ana: Hi', local(2026, 12, 24, 20, 0)],
  ['[03.04.26, 12:05:09] Ana: Hi', local(2026, 4, 3, 12, 5, 9)],
  ['3/4/26, 12:05 AM - Ana: Hi', local(2026, 3, 4, 0, 5)],
  ['3/4/26, 12:05 - Ana: Hi\n2/5/26, 12:05 - Ana: Bye', local(2026, 4, 3, 12, 5)],
  ['[2026-04-03, 9.15.00 p. m.] Ana: Hi', local(2026, 4, 3, 21, 15)],
])('reads the day and the month of %j in the order of the file', async (text, timestamp) => {
  expect((await read(text))[0]?.messages[0]).toMatchObject({ timestamp })
})

it('counts the times of SRT and Otter from the start', async () => {
  const start = new Date('2026-11-20T10:00:00Z')
  const timesOf = async (text: string) => (await read(text, { start }))[0]?.messages.map(one => one.timestamp)
  expect(await timesOf('1\n00:01:00,500 --> 00:01:02,000\nAna: Hi.')).toEqual(['2026-11-20T10:01:00.500Z'])
  expect(await timesOf('Ana  1:05\nHi.')).toEqual(['2026-11-20T10:01:05.000Z'])
})

it.each([
  ['Dana: Hi\nTODO: call Rosa\nEmil: ok', ['Dana', 'Emil']],
  ['Dana: Hi\nnote: https://x.example\nhttps: //x.example\nEmil: ok', ['Dana', 'Emil']],
  ['Date: 14 October\nAttendees: Dana, Emil\n\nDana: Hi\nAction items: none\nDana: Bye', ['Dana', 'Dana']],
  ['Ana: Two things matter here.\nwhat we need: time\n10:30: lunch\nHinweis: keine', ['Ana']],
  ['ana: hi\nemil: hello\nana: bye', ['ana', 'emil', 'ana']],
  ['Ana de la Cruz: Hi\nQ: When?\nDr. Weiß (Northwind): Soon.', ['Ana de la Cruz', 'Q', 'Dr. Weiß (Northwind)']],
])('takes no label of %j for a speaker', async (text, speakers) => {
  const turns = await turnsIn(text)
  expect(turns.map(([speaker]) => speaker)).toEqual(speakers)
})

it('reads what the author of an e-mail wrote, without quotes and signature', async () => {
  const head = 'From: =?utf-8?q?J=C3=B6rg?= <joerg@northwind.example>\nTo: Dana <d@x.example>\nSubject: Re: Budget\n'
  const date = 'Date: Wed, 14 Oct 2026 15:34:00 +0200\n'
  expect((await read(`${head}${date}\nSounds good.\n`))[0]?.messages).toEqual([
    { speaker: 'Jörg', content: 'Sounds good.', timestamp: '2026-10-14T13:34:00.000Z' },
  ])
  for (const quoted of [
    'On Mon, 12 Oct 2026 at 10:00, Dana <d@x.example>\nwrote:\n> How about $120k?\n',
    'Am 12.10.2026 um 10:00 schrieb Dana Reyes:\n> Wie wäre es mit 120 TEUR?\n',
    '-----Original Message-----\nFrom: Dana\nHow about $120k?\n',
    'From: Dana <d@x.example>\nSent: Monday\nTo: Jörg\n\nHow about $120k?\n',
    '-- \nJörg, Northwind\n',
  ])
    expect(await turnsIn(`${head}\nSounds good.\n\nMore: tomorrow.\n\n${quoted}`)).toEqual([
      ['Jörg', 'Sounds good.\n\nMore: tomorrow.'],
    ])
})

it('reads an e-mail in parts, in HTML and in another encoding', async () => {
  const multipart = [
    'From: d@x.example',
    'To: e@x.example',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'F=FCr M=E4rz.',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>other</p>',
    '--b--',
    '',
  ].join('\r\n')
  expect(await turnsIn(multipart)).toEqual([['d@x.example', 'Für März.']])
  const html = '<style>p{}</style><p>Sounds <b>good</b>.</p><p>M&amp;A: yes</p><blockquote>old</blockquote>'
  expect(await turnsIn(`From: Emil <e@x.example>\nSubject: x\nContent-Type: text/html\n\n${html}`)).toEqual([
    ['Emil', 'Sounds good.\nM&A: yes'],
  ])
  const latin = new Uint8Array(
    Buffer.from(
      'From: Emil <e@x.example>\nTo: d@x.example\nContent-Type: text/plain; charset=iso-8859-1\n\nMärz',
      'latin1',
    ),
  )
  expect((await readTranscript(latin))[0]?.messages).toMatchObject([{ speaker: 'Emil', content: 'März' }])
})

it('reads UTF-16 with a byte order mark, and refuses what is no text', async () => {
  const wide = new Uint8Array(Buffer.from('\uFEFFAna: Grüße.', 'utf16le'))
  expect((await readTranscript(wide))[0]?.messages).toEqual([{ speaker: 'Ana', content: 'Grüße.' }])
  await expect(readTranscript(new Uint8Array([0x41, 0xff, 0x3a]))).rejects.toThrow('not UTF-8')
  await expect(readTranscript(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow('ZIP archive')
})
