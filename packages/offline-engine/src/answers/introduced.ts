import { MACHINE } from '../gate/speakers.ts'
import type { Passage } from '../types.ts'

/** How somebody says who they are: "Hi, we are Solheim Freight". */
const INTRODUCES =
  /(?:^|[.!?,]\s+|\b(?:and|hi|hello) )(?:[Ww]e are|[Ww]e['’]re|I am|I['’]m|[Mm]y name is|[Tt]his is|[Oo]ur (?:company|firm|shop|studio|team|name) is(?: called)?) ((?:\p{Lu}[\p{L}\d&.'’-]*(?: & | |(?=[,.!?]|$)))+)/gu

/** The names that the messages of each record introduce it with. */
export function introducedIn(
  passages: readonly Pick<Passage, 'about' | 'content' | 'speaker'>[],
): Map<string | undefined, string> {
  const names = new Map<string | undefined, string>()
  for (const { about, content, speaker = '' } of passages) {
    if (about === undefined || MACHINE.test(speaker)) continue
    for (const [, name = ''] of content.matchAll(INTRODUCES)) names.set(about, `${names.get(about) ?? ''} ${name}`)
  }
  return names
}
