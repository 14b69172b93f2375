import type { ButtonHTMLAttributes, ReactNode } from 'react'

const LOOKS = {
  plain: 'border border-line bg-panel hover:bg-raised',
  main: 'bg-accent text-on-accent underline-offset-2 hover:underline',
  danger: 'border border-bad text-bad hover:bg-raised',
  quiet: 'text-quiet hover:bg-raised hover:text-text',
} as const

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof LOOKS
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: Props): ReactNode {
  return (
    <button
      type={type}
      className={`inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md px-3 font-medium disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  )
}
