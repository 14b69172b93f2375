/** A name of up to five words, then what was said. */
const SPOKEN = /^([\p{L}\p{N}\p{Extended_Pictographic}@~+][^\s:]*(?: [^\s:]+){0,4})\s?:\s+(\S.*)$/u

/** Words before a colon that head a line of a document or an e-mail, and name nobody. */
const LABELS = new Set(
  [
    'from, to, cc, bcc, subject, date, sent, received, reply-to, re, fw, fwd, attachment, attachments, importance',
    'todo, to-do, to do, note, notes, nb, n.b., ps, p.s, p.s., pps, fyi, fixme, tip, hint, warning, caution, important, update, edit, example, e.g, i.e',
    'agenda, topic, title, summary, tldr, tl;dr, decision, decisions, action, actions, action item, action items, next step, next steps, follow-up, follow up, deadline, due, status, goal, goals, outcome, result, results, reason, conclusion',
    'meeting, attendees, participants, present, absent, organizer, location, place, time, start, end, duration, link, url, website, source, file, http, https, mailto, tel, phone, fax, mobile, email, e-mail, address, price, total, budget',
    'reminder, question, idea, plan, risk, risks, issue, issues, problem, solution, blocker, blockers, owner, priority, version, context, background, recap, overview, details, comment, comments, requirement, requirements, option, options, pros, cons, done, open, ref, reference, order, invoice, password, username, code, pin, id, name, type, size, amount, cost, costs, date and time, when, where, who, why, how, what',
    'breakfast, lunch, dinner, check-in, check-out, arrival, departure, today, tomorrow, yesterday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, morning, afternoon, evening',
    'von, an, betreff, datum, gesendet, antwort an, wg, aw, anhang, notiz, hinweis, achtung, wichtig, anmerkung, aufgabe, aufgaben, termin, ort, uhrzeit, zeit, teilnehmer, thema, beispiel, ergebnis, beschluss, fazit, frage, idee, erinnerung, problem, lösung, frühstück, mittagessen, abendessen, ankunft, abfahrt, heute, morgen, gestern, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, preis, kosten, adresse, name, nummer',
    'de, à, objet, date, envoyé, remarque, para, asunto, fecha, enviado, nota, da, oggetto, data',
  ].flatMap(line => line.split(', ')),
)

/** Words of a name that are not capitalized: `Ana de la Cruz`, `Dana via phone`. */
const PARTICLES =
  /^(?:[a-z]\.?|de|del|della|der|den|di|da|dos|du|la|le|el|al|bin|ibn|van|von|zu|und|and|of|via|at|from)$/u

export interface Spoken {
  speaker: string
  content: string
  /** Whether it is written as names are. Other words may be a part of what is said. */
  isName: boolean
}

/** The speaker of a line such as `Dana: Hello.`, or of `**Dana:** Hello.` in Markdown. */
export function spokenIn(line: string): Spoken | undefined {
  const [, speaker, content] = SPOKEN.exec(line.trim().replace(/^\*\*([^*]+?)\s?:?\*\*(?:\s?:)?/, '$1:')) ?? []
  if (speaker === undefined || content === undefined || isLabel(speaker)) return undefined
  return { speaker, content, isName: isName(speaker) }
}

/** Whether a line is headed by a word that names nobody, such as `TODO: call Rosa`. */
export function isLabelled(line: string): boolean {
  const [, words] = /^\W{0,3}([^:]{1,40}):/u.exec(line) ?? []
  return words !== undefined && isLabel(words)
}

/** `Option A`, `Step 2`, `Week 41`. */
const COUNTED =
  /^(?:option|step|day|week|item|task|part|phase|plan|point|section|chapter|page|version|gate|platform|line|tag|woche|schritt|punkt|teil|gleis|seite) (?:\p{L}|\d{1,4})$/iu

/** An emoji before a label changes nothing. */
const isLabel = (words: string): boolean => {
  const bare = words.replace(/^[^\p{L}\p{N}]+/u, '').trim()
  return LABELS.has(bare.toLowerCase()) || COUNTED.test(bare) || !/\p{L}/u.test(bare)
}

/** Whether words are written as names are. */
export const isName = (words: string): boolean =>
  words.split(' ').every(word => !/^\p{Ll}/u.test(word) || PARTICLES.test(word) || /[@._\d]/.test(word))
