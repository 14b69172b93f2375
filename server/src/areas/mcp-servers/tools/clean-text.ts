/**
 * What people do not see but models read: controls, direction marks, zero-width characters, tags. A description could
 * hide instructions in them, or show its reviewer another order. The joiners of emoji and of Persian are kept.
 */
const INVISIBLE = /(?![\n\t]|\u200c|\u200d)(?:[\p{Cc}\p{Cf}\p{Co}])/gu

/** A text of a server as it is stored and shown: well-formed, without invisible characters, cut to a length. */
export function cleanText(text: string, longest: number): string {
  const clean = text
    .slice(0, longest * 2)
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .trim()
  return clean.length > longest ? `${clean.slice(0, longest - 1).toWellFormed()}…` : clean
}
