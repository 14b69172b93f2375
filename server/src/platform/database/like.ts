/** A text as a pattern of `LIKE` that matches only it. Prisma passes texts on as patterns where it ignores case. */
export const literalPattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
