import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../../testing/double.ts'
import { openTerminal, type Terminal } from '../../../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})

const MAIL = `From: "Reyes, Dana" <dana@northwind.example>
To: bob@harbour.example
Date: Wed, 14 Oct 2026 15:34:00 +0200
Content-Type: text/plain; charset=utf-8

`

/** Transcripts with lines that look like something else, and who said what in them. */
const FILES: [name: string, text: string, said: [speaker: string, content: string][]][] = [
  [
    'WhatsApp of an iPhone in the US',
    `\u200e[10/3/26, 9:05:01\u202fAM] Trip 🚲: \u200eMessages and calls are end-to-end encrypted.
[10/3/26, 9:05:02\u202fAM] ~\u202fDana 🌸: Plan for Porto
From: the harbour
TODO: buy tickets
https://trains.example/a?b=1
Note: no bikes
\u200e[10/3/26, 9:06:00\u202fAM] Bob: \u200eimage omitted
[10/3/26, 9:06:30\u202fAM] Bob: Look at this \u200e<attached: 0007-PHOTO.jpg>
\u200e[10/3/26, 9:07:00\u202fPM] Dana 🌸: \u200e<attached: 0008-PHOTO.jpg>
The bridge at night
\u200e[10/3/26, 9:09:00\u202fPM] Bob: \u200eMissed voice call
[10/13/26, 12:00:00\u202fAM] Bob: Midnight: here`,
    [
      ['Dana 🌸', 'Plan for Porto\nFrom: the harbour\nTODO: buy tickets\nhttps://trains.example/a?b=1\nNote: no bikes'],
      ['Bob', 'Look at this'],
      ['Dana 🌸', 'The bridge at night'],
      ['Bob', 'Midnight: here'],
    ],
  ],
  [
    'WhatsApp of an Android phone in Germany',
    `03.10.26, 09:05 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.
03.10.26, 09:06 - Dana hat die Gruppe „Reise: Porto“ erstellt
03.10.26, 09:07 - Jürgen Groß: IMG-20261003-WA0001.jpg (Datei angehängt)
Das ist die Brücke
03.10.26, 09:08 - Dana: <Medien ausgeschlossen>
13.10.26, 21:09 - Dana: Frage: wer fährt?
Jürgen: sagte ich schon
13.10.26, 21:10 - Jürgen Groß: 👍`,
    [
      ['Jürgen Groß', 'Das ist die Brücke'],
      ['Dana', 'Frage: wer fährt?\nJürgen: sagte ich schon'],
      ['Jürgen Groß', '👍'],
    ],
  ],
  [
    'SRT',
    `\uFEFF1
00:00:01,000 --> 00:00:03,000
<i>DANA: Hello there.</i>

2
00:00:03,000 --> 00:00:05,000
{\\an8}TODO: buy milk
https://x.example: fine

3
00:00:05,500 --> 00:00:06,000
>> BOB: Sure.
- Dana: And you?`,
    [
      ['DANA', 'Hello there. TODO: buy milk https://x.example: fine'],
      ['BOB', 'Sure.'],
      ['Dana', 'And you?'],
    ],
  ],
  [
    'Otter',
    `Weekly sync
SPEAKERS
Dana Reyes, Speaker 2

Dana Reyes  0:03  
We meet again at 10:30
Note: nobody is late.

Speaker 2  0:15
Lunch is at
Pier 4 12:30

Transcribed by https://otter.ai`,
    [
      ['Dana Reyes', 'We meet again at 10:30\nNote: nobody is late.'],
      ['Speaker 2', 'Lunch is at\nPier 4 12:30'],
    ],
  ],
  [
    'an e-mail that answers between quoted lines',
    `${MAIL}Hi Bob,

On Tue, Oct 13, 2026 at 10:00 AM Bob Stone
<bob@harbour.example> wrote:
> When do you arrive?

On Friday at noon.

> Who comes?
>> older

Me and Ana.
From: the airport we take a taxi.

Sent from my iPhone
-- 
Dana, VP`,
    [['Reyes, Dana', 'Hi Bob,\n\nOn Friday at noon.\n\nMe and Ana.\nFrom: the airport we take a taxi.']],
  ],
  [
    'an e-mail of Outlook',
    `${MAIL}Book it: today, please.

From: Bob
Sent: Tuesday
To: Dana

Old words`,
    [['Reyes, Dana', 'Book it: today, please.']],
  ],
  [
    'a copy of Teams',
    `[10/14/2026 3:34\u202fPM] Reyes, Dana (External)
Hello all
From: me
[Yesterday 3:36 PM] Bob Stone
Yes: fine 🎉`,
    [
      ['Reyes, Dana (External)', 'Hello all\nFrom: me'],
      ['Bob Stone', 'Yes: fine 🎉'],
    ],
  ],
  [
    'a copy of Discord',
    `Dana — Today at 3:34 PM
Hello: there
TODO: sleep
bob_77 — Yesterday at 15:35
ok 🎉`,
    [
      ['Dana', 'Hello: there\nTODO: sleep'],
      ['bob_77', 'ok 🎉'],
    ],
  ],
  [
    'a chat of Zoom',
    `15:34:20 From  Dana Reyes  to  Everyone:
\tHello: see https://x.example
\tTODO: buy
15:35:01 From Bob to Dana Reyes(Direct Message):
\tReplying to "Hello: see..."
\tok`,
    [
      ['Dana Reyes', 'Hello: see https://x.example\nTODO: buy'],
      ['Bob', 'Replying to "Hello: see..."\nok'],
    ],
  ],
  [
    'lines',
    `🌸 Mia: Shall we go?
Dana: Yes.
Lunch: 12:30 at the pier
📍 Location: Porto
🌸 Mia: Good.
Dana: Which one?
Option A: the train
https: is a scheme`,
    [
      ['🌸 Mia', 'Shall we go?'],
      ['Dana', 'Yes.\nLunch: 12:30 at the pier\n📍 Location: Porto'],
      ['🌸 Mia', 'Good.'],
      ['Dana', 'Which one?\nOption A: the train\nhttps: is a scheme'],
    ],
  ],
]

it.each(FILES)('reads %s, and stores what --dry-run shows', async (_, text, said) => {
  writeFileSync(join(terminal.directory, 'chat.txt'), text)
  const words = ['memory', 'memorize-conversation', 'chat.txt', '--email', 'dana@northwind.example']
  const { stdout } = await terminal.run([...words, '--dry-run'])
  const rows: { speaker: string; content: string }[] = JSON.parse(stdout).data
  expect(rows.map(({ speaker, content }) => [speaker, content])).toEqual(said)
  server.answer({ body: { success: true, data: { turns: [] } } })
  await terminal.run(words)
  expect(server.received.flatMap(({ body }) => Object(body).messages)).toEqual(rows)
})
