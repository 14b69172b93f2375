import { proposalsFor, extractOffline } from '/tmp/wt/extraction/server/src/models/offline/extract.ts'
import { judgedDefinitions, judgedTexts } from '/tmp/wt/extraction/bench/extraction/judged.ts'
import { sameValue } from '/tmp/wt/extraction/bench/extraction/same-value.ts'
const defs = judgedDefinitions('development')
const stat: any = {}
const add = (k: string, f: string) => { stat[k] ??= {}; stat[k][f] = (stat[k][f] ?? 0) + 1 }
const dump: string[] = []
for (const t of judgedTexts('development')) {
  const asked = defs.filter(d => t.collections.includes(d.collectionId))
  const input = { content: t.text, timestamp: new Date(t.timestamp), definitions: asked }
  const props = await proposalsFor(input as any)
  const found = await extractOffline(input as any)
  for (const l of t.properties) {
    const def = asked.find(d => d.collectionId === l.collection && d.systemName === l.systemName)!
    const set = t.id[0]!
    const got = found.filter(f => f.collectionId === l.collection && f.systemName === l.systemName).flatMap(f => Array.isArray(f.value) ? f.value : [f.value])
    const key = set + ' ' + def.type
    add(key, 'n')
    if (got.some(v => sameValue(def.type, v as any, l.value))) { add(key, 'hit'); continue }
    const c = props.filter(p => p.compiled.definition === def && sameValue(def.type, p.value, l.value))
    if (c.length) { add(key, 'cand'); dump.push(`${t.id} ${l.systemName} ${JSON.stringify(l.value)} best ${Math.max(...c.map(x => x.score)).toFixed(2)} got ${JSON.stringify(got)}`) }
    else { add(key, 'none'); dump.push(`${t.id} ${l.systemName} [${def.type}] ${JSON.stringify(l.value)} NONE «${l.evidence}» got ${JSON.stringify(got)}`) }
  }
}
for (const k of Object.keys(stat).sort()) console.log(k.padEnd(12), JSON.stringify(stat[k]))
if (process.argv[2]) console.log(dump.filter(d => d.startsWith(process.argv[2])).join('\n'))
