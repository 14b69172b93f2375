import { type ReactNode, useState } from 'react'
import { Copy } from '../../ui/copy.tsx'
import { Select } from '../../ui/field.tsx'
import { Preformatted } from '../../ui/json.tsx'
import { type Language, VERIFY_CODE } from './verify-code.ts'

const LANGUAGES = Object.keys(VERIFY_CODE).map(name => [name, name] as const)
const isLanguage = (name: string): name is Language => Object.hasOwn(VERIFY_CODE, name)

/** Code for the receiver that accepts what either secret has signed. */
export function VerifySamples(): ReactNode {
  const [language, setLanguage] = useState<Language>('Node.js')
  return (
    <details className="min-w-0 basis-full">
      <summary className="min-h-8 py-1 font-medium">Code that verifies with both secrets</summary>
      <div className="mb-2 flex items-center gap-2">
        <Select
          label="Language"
          hideLabel
          choices={LANGUAGES}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        />
        <Copy text={VERIFY_CODE[language]} label="Copy the code" />
      </div>
      <Preformatted text={VERIFY_CODE[language]} />
    </details>
  )
}
