/** How mails begin and end, which is no rule. */
const GREETING =
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[rs]?)\b[^.!?\n]{0,60}[,!.]?$/i
const CLOSING =
  /^(?:(?:kind|best|warm|many)?\s*(?:regards|wishes|greetings)|best|cheers|thanks|thank you|many thanks|sincerely|yours(?: sincerely| truly)?|(?:viele|liebe|beste|herzliche) grüße|mit freundlichen grüßen)\s*(?:[,!.][^\n]{0,60})?(?:\r?\n[^\n]{0,60}){0,3}$/i

/** Whether a paragraph is the greeting or the end of a mail. */
export const isCourtesy = (paragraph: string): boolean => GREETING.test(paragraph) || CLOSING.test(paragraph)
