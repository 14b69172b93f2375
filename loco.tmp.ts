import { proposalsFor } from './server/src/models/offline/extract.ts'
import { judgedDefinitions, judgedTexts } from './bench/extraction/judged.ts'
import { sameValue } from './bench/extraction/same-value.ts'
import { boost, chanceBy, type Row } from './bench/extraction/boost.ts'
import { SIGNALS } from './server/src/models/offline/signals.ts'
import { familyOf, settle } from './server/src/models/offline/settle.ts'
const E = process.env
const defs = judgedDefinitions('development')
const texts = judgedTexts('development')
const opts = { trees: +(E.TREES ?? 60), depth: +(E.DEPTH ?? 3), rate: +(E.RATE ?? 0.1), least: +(E.LEAST ?? 4), ridge: +(E.RIDGE ?? 3) }
const data: any[] = []
for (const t of texts) {
  const asked = defs.filter(d => t.collections.includes(d.collectionId))
  const proposals = await proposalsFor({ content: t.text, timestamp: new Date(t.timestamp), definitions: asked } as any)
  const rows = proposals.map(p => ({ p, family: familyOf(p.compiled), collection: p.compiled.definition.collectionId, set: t.id[0],
    signals: p.signals, weight: t.id[0] === 'z' ? +(E.ZW ?? 2) : t.id[0] === 'y' ? 1.5 : 1,
    right: t.properties.some(l => l.collection === p.compiled.definition.collectionId && l.systemName === p.compiled.definition.systemName && sameValue(p.compiled.definition.type, p.value as any, l.value)) }))
  data.push({ t, asked, rows })
}
if (E.DROP) for (const d of data) for (const r of d.rows) for (const n of E.DROP.split(',')) r.signals[SIGNALS.indexOf(n as any)] = 0
const all = data.flatMap(d => d.rows)
const families = [...new Set(all.map(r => r.family))]
const collections = [...new Set(all.map(r => r.collection))]
const chance = new Map<any, number>()
for (const family of families) {
  const own = all.filter(r => r.family === family)
  if (E.SHOW) console.log(family, own.length, own.filter(r => r.right).length)
  for (const c of collections) {
    const test = own.filter(r => r.collection === c); if (!test.length) continue
    const model = boost(own.filter(r => r.collection !== c), opts)
    for (const r of test) chance.set(r, chanceBy(model, r.signals))
  }
  if (E.SHOW) {
    const model = boost(own, opts); const used = new Map<string, number>()
    for (const tree of model.trees) for (const n of tree) if (n.signal >= 0) used.set(SIGNALS[n.signal]!, (used.get(SIGNALS[n.signal]!) ?? 0) + 1)
    console.log('   ', [...used].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => k + ':' + v).join(' '))
  }
}
const score = (T: number, show = false) => {
  const tally: any = {}
  const bins: any = {}
  for (const { t, rows } of data) {
    const weighed = rows.map((r: any) => ({ ...r.p, chance: chance.get(r)! }))
    const said = settle(weighed, () => T)
    const open = [...t.properties]; const miss: string[] = []
    for (const s of said) for (const item of s.items) {
      const def = s.compiled.definition
      const m = open.findIndex((l: any) => l.collection === def.collectionId && l.systemName === def.systemName && sameValue(def.type, item.value as any, l.value))
      for (const k of ['all', 'set ' + t.id[0], t.id[0] + ' ' + def.type]) { const x = tally[k] ??= { n: 0, f: 0, r: 0 }; x.f++; if (m >= 0) x.r++ }
      const b = Math.min(9, Math.floor(item.chance * 10)); const x = bins[b] ??= { n: 0, r: 0, s: 0 }; x.n++; x.s += item.chance; if (m >= 0) x.r++
      if (m >= 0) open.splice(m, 1); else miss.push(`  + ${def.systemName} = ${JSON.stringify(item.value)} (${item.chance.toFixed(2)})`)
    }
    for (const l of t.properties) { const def = defs.find(d => d.collectionId === l.collection && d.systemName === l.systemName)!; for (const k of ['all', 'set ' + t.id[0], t.id[0] + ' ' + def.type]) { const x = tally[k] ??= { n: 0, f: 0, r: 0 }; x.n++ } }
    for (const l of open as any[]) { const c = rows.filter((r: any) => r.right && r.p.compiled.definition.systemName === l.systemName && r.collection === l.collection && sameValue(r.p.compiled.definition.type, r.p.value, l.value)); miss.push(`  - ${l.systemName} = ${JSON.stringify(l.value)} «${l.evidence}» ${c.length ? Math.max(...c.map((r: any) => chance.get(r)!)).toFixed(2) : 'none'}`) }
    if (show && miss.length && (!E.SETS || E.SETS.includes(t.id[0]))) console.log(`${t.id} [${t.timestamp}] ${t.text}\n${miss.join('\n')}\n`)
  }
  return { tally, bins }
}
for (const T of [0.4, 0.5, 0.55, 0.6, 0.65, 0.7]) {
  const { tally } = score(T)
  console.log('T', T, ['all', 'set x', 'set y', 'set z'].map(k => { const x = tally[k]; return `${k} P ${(x.r / x.f).toFixed(3)} R ${(x.r / x.n).toFixed(3)}` }).join(' | '))
}
const T = +(E.T ?? 0.6)
const { tally, bins } = score(T, !!E.ERR)
console.log('T', T, Object.keys(tally).sort().filter(k => /^z|^y/.test(k)).map(k => `${k} ${tally[k].n}: P ${(tally[k].r / (tally[k].f || 1)).toFixed(2)} R ${(tally[k].r / tally[k].n).toFixed(2)}`).join(' | '))
console.log(Object.keys(bins).sort().map(b => `${b}: ${bins[b].n} ${(bins[b].s / bins[b].n).toFixed(2)}→${(bins[b].r / bins[b].n).toFixed(2)}`).join('  '))
