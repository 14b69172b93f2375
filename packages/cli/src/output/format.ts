import type { Io } from '../terminal/io.ts'

export const FORMATS = ['table', 'json', 'yaml', 'ndjson', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** A table for a person, JSON for a program, unless `--output` is given. */
export const formatFor = (asked: Format | undefined, io: Io): Format => asked ?? (io.stdout.isTTY ? 'table' : 'json')
