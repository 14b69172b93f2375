import ts from 'typescript'
import { type CompiledSurfaces, compiledSurfaces } from './compiled.ts'

/** How a program written against one surface is affected by another. */
export interface SurfaceChanges {
  /** One line for each removal or incompatible change. */
  breaking: string[]
  /** One line for each new export and each new member of a class. */
  added: string[]
}

/**
 * `taken`: what callers pass, which must still be accepted. `given`: what they receive, which must still be returned.
 */
type Direction = 'taken' | 'given'

/**
 * Compares two reports of `surfaceOf`, method by method. A text in a response may get additional values, as in the
 * spec. Generic types must not change.
 * @throws Error if a report is not self-contained
 */
export function surfaceChanges(before: string, after: string): SurfaceChanges {
  const comparison = new Comparison(compiledSurfaces(before, after))
  return { breaking: comparison.breaking, added: comparison.added }
}

class Comparison {
  readonly breaking: string[] = []
  readonly added: string[] = []
  readonly #checker: ts.TypeChecker
  /** Types already compared, so that a type shared by many methods is reported once, and a recursive one ends. */
  readonly #seen = { taken: new Map<ts.Type, ts.Type>(), given: new Map<ts.Type, ts.Type>() }

  constructor({ checker, before, after }: CompiledSurfaces) {
    this.#checker = checker
    for (const [name, symbol] of before) {
      const match = after.get(name)
      if (match) this.#export(name, symbol, match)
      else this.breaking.push(`${name} is gone`)
    }
    this.added.push(...[...after.keys()].filter(name => !before.has(name)))
  }

  #export(name: string, old: ts.Symbol, now: ts.Symbol): void {
    if (isGeneric(old) || isGeneric(now)) {
      this.#text(name, old, now)
      return
    }
    const [was, is] = [this.#checker.getDeclaredTypeOfSymbol(old), this.#checker.getDeclaredTypeOfSymbol(now)]
    if (!(old.flags & ts.SymbolFlags.Value)) {
      // On its own, a type may be used in either direction; if it is compatible in one, the methods that use it decide.
      if (!this.#checker.isTypeAssignableTo(was, is)) this.#type(name, was, is, 'given')
    } else if (!(now.flags & ts.SymbolFlags.Value)) this.breaking.push(`${name} is a type only`)
    else {
      if (old.flags & ts.SymbolFlags.Class) this.#type(name, was, is, 'given')
      this.#type(name, this.#checker.getTypeOfSymbol(old), this.#checker.getTypeOfSymbol(now), 'given')
    }
  }

  #type(where: string, old: ts.Type, now: ts.Type, direction: Direction): void {
    if (old === now || this.#seen[direction].get(old) === now) return
    this.#seen[direction].set(old, now)
    const [calls, constructions] = [old.getCallSignatures(), old.getConstructSignatures()]
    for (const [index, signature] of calls.entries()) {
      const match = now.getCallSignatures()[index]
      this.#parameters(where, signature, match, direction)
      if (match) this.#type(`${where}()`, signature.getReturnType(), match.getReturnType(), direction)
    }
    for (const [index, signature] of constructions.entries())
      this.#parameters(`new ${where}`, signature, now.getConstructSignatures()[index], direction)
    if (calls.length > 0) return
    const isClass = constructions.length > 0 || old.isClass()
    // An argument with a field less would still be assignable, but not as an object literal.
    const isWalked = isClass || (direction === 'taken' && isObject(old) && isObject(now))
    if (!isWalked && this.#fits(old, now, direction)) return
    const [parts, others] = [this.#argumentsOf(old), this.#argumentsOf(now)]
    if (parts.length > 0 && parts.length === others.length && old.symbol.name === now.symbol.name) {
      for (const [index, part] of parts.entries()) this.#type(where, part, others[index] ?? part, direction)
    } else if (isWalked || (isObject(old) && isObject(now))) this.#members(where, old, now, direction)
    else this.#leaf(where, old, now)
  }

  #parameters(where: string, old: ts.Signature, now: ts.Signature | undefined, direction: Direction): void {
    if (!now) {
      this.breaking.push(`${where} cannot be called any more`)
      return
    }
    const other = direction === 'given' ? 'taken' : 'given'
    for (const [index, parameter] of now.parameters.entries()) {
      const match = old.parameters[index]
      const place = `${where}(${parameter.name})`
      if (!isOptional(parameter) && (!match || isOptional(match))) this.breaking.push(`${place} has become required`)
      else if (match) this.#type(place, this.#typeOf(match), this.#typeOf(parameter), other)
    }
    for (const { name } of old.parameters.slice(now.parameters.length)) this.breaking.push(`${where}(${name}) is gone`)
  }

  #members(where: string, old: ts.Type, now: ts.Type, direction: Direction): void {
    for (const member of old.getProperties().filter(({ name }) => name !== 'prototype')) {
      const match = memberOf(now, member)
      const place = `${where}.${plain(member.name)}`
      if (!match) this.breaking.push(`${place} is gone`)
      else if (isGeneric(member) || isGeneric(match)) this.#text(place, member, match)
      else if (direction === 'given' && isOptional(match) && !isOptional(member))
        this.breaking.push(`${place} may be absent`)
      else this.#type(place, this.#typeOf(member), this.#typeOf(match), direction)
    }
    for (const member of now.getProperties()) {
      const match = memberOf(old, member)
      const place = `${where}.${plain(member.name)}`
      if (direction === 'taken' && !isOptional(member) && (!match || isOptional(match)))
        this.breaking.push(`${place} has become required`)
      if (!match && direction === 'given' && isClassMember(member)) this.added.push(place)
    }
    const [was, is] = [old.getStringIndexType(), now.getStringIndexType()]
    if (was && is) this.#type(`${where}[…]`, was, is, direction)
    else if (was) this.breaking.push(`${where}[…] is gone`)
  }

  #fits(old: ts.Type, now: ts.Type, direction: Direction): boolean {
    if (direction === 'taken') return this.#checker.isTypeAssignableTo(old, now)
    const others = membersOf(now).filter(each => !this.#checker.isTypeAssignableTo(each, old))
    return others.every(each => each.isStringLiteral()) && (others.length === 0 || hasText(old))
  }

  /** The type of the value if present: whether it may be absent is checked elsewhere. */
  #typeOf(symbol: ts.Symbol): ts.Type {
    const type = this.#checker.getTypeOfSymbol(symbol)
    return isOptional(symbol) ? this.#checker.getNonNullableType(type) : type
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isReference(type) ? this.#checker.getTypeArguments(type) : []
  }

  #text(where: string, old: ts.Symbol, now: ts.Symbol): void {
    const [was, is] = [textOf(old), textOf(now)]
    if (was !== is) this.breaking.push(`${where} was ${was} and is ${is}`)
  }

  #leaf(where: string, old: ts.Type, now: ts.Type): void {
    const [was, is] = [old, now].map(type => this.#checker.typeToString(type))
    this.breaking.push(`${where} was ${was} and is ${is}`)
  }
}

/** The same member of another type. The compiler numbers names such as `[Symbol.asyncIterator]` anew in each program. */
const memberOf = (type: ts.Type, { name }: ts.Symbol): ts.Symbol | undefined =>
  type.getProperty(name) ??
  (name.startsWith('__@') ? type.getProperties().find(each => plain(each.name) === plain(name)) : undefined)

const declarationsOf = (symbol: ts.Symbol): ts.Declaration[] => symbol.declarations ?? []
const isGeneric = (symbol: ts.Symbol): boolean =>
  declarationsOf(symbol).some(
    node => 'typeParameters' in node && Array.isArray(node.typeParameters) && node.typeParameters.length > 0,
  )
const isOptional = (symbol: ts.Symbol): boolean =>
  (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
  declarationsOf(symbol).some(node => ts.isParameter(node) && (!!node.questionToken || !!node.dotDotDotToken))
const isClassMember = (symbol: ts.Symbol): boolean => declarationsOf(symbol).some(ts.isClassElement)
const textOf = (symbol: ts.Symbol): string =>
  declarationsOf(symbol)
    .map(node => node.getText().replaceAll(/\s+/g, ' '))
    .join(' ')
    .replaceAll(/\b(?:export |declare )+(?=class |const |function |interface |type )/g, '')
const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0
const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])
const hasText = (type: ts.Type): boolean => membersOf(type).some(each => each.isStringLiteral())
const isObject = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
/** `__@asyncIterator@123` is the compiler's name of `[Symbol.asyncIterator]`. */
const plain = (name: string): string => name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]')
