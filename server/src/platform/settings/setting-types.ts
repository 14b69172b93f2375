import { z } from 'zod'

// The types of settings that areas declare. Every value is text from the environment.

export const text = z.string().trim().min(1)
export const list = z
  .string()
  .transform(value => value.split(',').map(part => part.trim()))
  .transform(parts => parts.filter(part => part !== ''))
export const flag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')
export const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

/** A setting that is never logged. Also for URLs with a password. */
export const secret = (value: z.ZodString, description: string) => value.optional().meta({ description, secret: true })

/** The values of settings, by their declarations. */
export type SettingsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
