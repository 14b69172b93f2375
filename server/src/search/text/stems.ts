import { stemOf, tokenize } from '@keepsake/english'

/** The words of a text in lowercase, each with its stem. Stop words, such as "of", have an empty stem. */
export const stemmedWords = (text: string): { word: string; stem: string }[] =>
  tokenize(text).map(({ word }) => ({ word, stem: stemOf(word) }))
