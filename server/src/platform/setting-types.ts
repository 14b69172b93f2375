import { z } from 'zod'

// The kinds of settings that rooms declare. Every value arrives as text of the environment.

export const text = z.string().trim().min(1)
export const list = z
  .string()
  .transform(value => value.split(',').map(part => part.trim()))
  .transform(parts => parts.filter(part => part !== ''))
export const flag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')
export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** A setting that is never logged, an address with a password in it among them. */
export const secret = (value: z.ZodString, description: string) => value.optional().meta({ description, secret: true })

/** Settings as they are read, by their declarations. */
export type SettingsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
