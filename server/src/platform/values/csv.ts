const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row of CSV as in RFC 4180. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** Whether the client asks for CSV. */
export const acceptsCsv = (accept: string | null): boolean => accept?.toLowerCase().includes('text/csv') ?? false
