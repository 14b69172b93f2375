import type { Suggestion } from '@keepsake/sdk'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { readValue, textOf, typeOf } from './typed-text.ts'

type Corrected = string | number | boolean | unknown[]

const isCorrected = (value: unknown): value is Corrected =>
  Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value)

/** Asks for the value that the memory stands for, and accepts it instead of the suggested one. */
export function CorrectSuggestion({
  suggestion: { propertyName, value, evidence },
  onCorrect,
  onClose,
}: {
  suggestion: Suggestion
  onCorrect: (value: Corrected) => Promise<void>
  onClose: () => void
}): ReactNode {
  const [text, setText] = useState(textOf(value))
  const type = typeOf(value)
  const save = async (): Promise<void> => {
    const read = readValue(type, text)
    if (!isCorrected(read)) throw new Error('An object is corrected at the properties of its record.')
    await onCorrect(read)
  }
  return (
    <Dialog title={`Correct ${propertyName}`} action="Accept" onConfirm={save} onClose={onClose}>
      <p className="break-words text-quiet">
        Read from <mark>{evidence.text}</mark>
      </p>
      <Input
        label={type === 'array' ? 'Values, separated by commas' : 'Value'}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
