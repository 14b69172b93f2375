import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnvFile, setInEnvFile, withSetting } from './env-file.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepsake-env-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('an environment file', () => {
  it.each([
    ['with a byte order mark', Buffer.from('\uFEFFKEEPSAKE_API_KEY=a\r\nB=c\r\n')],
    ['in UTF-16', Buffer.from('\uFEFFKEEPSAKE_API_KEY=a\r\nB=c\r\n', 'utf16le')],
  ])('is read and changed %s', (_, bytes) => {
    const path = join(directory, '.env')
    writeFileSync(path, bytes)
    expect(readEnvFile(path)).toEqual({ KEEPSAKE_API_KEY: 'a', B: 'c' })
    setInEnvFile(path, 'KEEPSAKE_API_KEY', 'b')
    expect(readEnvFile(path)).toEqual({ KEEPSAKE_API_KEY: 'b', B: 'c' })
  })

  it('is read without changing the process environment', () => {
    const path = join(directory, '.env')
    writeFileSync(path, '# a comment\nexport A="one two" # three\nB=\nC=\'x#y\'\n')
    expect(readEnvFile(path)).toEqual({ A: 'one two', B: '', C: 'x#y' })
    expect(process.env).not.toHaveProperty('C')
  })

  it('that does not exist is empty', () => {
    expect(readEnvFile(join(directory, 'none'))).toEqual({})
  })

  it.each([
    ['', 'K=new\n'],
    ['A=1\n', 'A=1\nK=new\n'],
    ['A=1', 'A=1\nK=new\n'],
    ['K=\nA=1\n', 'K=new\nA=1\n'],
    ['A=1\n  export K = old # comment\nB=2', 'A=1\n  export K =new\nB=2'],
    ['K=1\nK=2\n', 'K=1\nK=new\n'],
    ['# K=1\nXK=2\nKX=3\n', '# K=1\nXK=2\nKX=3\nK=new\n'],
    ['A=1\r\nK=old\r\n', 'A=1\r\nK=new\r\n'],
  ])('keeps all other lines of %j', (before, after) => {
    expect(withSetting(before, 'K', 'new')).toBe(after)
  })

  it('is created with owner-only permissions, and tightened if it was open', () => {
    const path = join(directory, 'deep', '.env')
    setInEnvFile(path, 'K', '1')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    chmodSync(path, 0o644)
    setInEnvFile(path, 'L', '2')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toBe('K=1\nL=2\n')
  })

  it('is written to the target of a symbolic link', () => {
    const target = join(directory, 'target.env')
    const link = join(directory, '.env')
    writeFileSync(target, 'A=1\n')
    symlinkSync(target, link)
    setInEnvFile(link, 'K', '1')
    expect(readFileSync(target, 'utf8')).toBe('A=1\nK=1\n')
  })
})
