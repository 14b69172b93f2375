export const STYLE = `
:root { color-scheme: light dark;
  --ground: light-dark(#ffffff, #14161a); --panel: light-dark(#f6f7f9, #1a1d22); --ink: light-dark(#1b1f27, #e4e7ec);
  --soft: light-dark(#5d6675, #98a2b3); --line: light-dark(#e3e6eb, #2a2f37); --accent: light-dark(#3457d5, #8ea6ff);
  --code: light-dark(#161a22, #0d0f12); --get: light-dark(#177245, #5fd39a); --post: light-dark(#3457d5, #8ea6ff);
  --patch: light-dark(#9a6200, #e5b567); --delete: light-dark(#b42318, #ff8f85); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
nav, pre { scrollbar-width: thin; } pre { scrollbar-color: #3a414c transparent; }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); background: var(--ground); color: var(--ink);
  font: 15px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
code, pre { font: 13px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
a { color: inherit; text-decoration: none; } a:hover { color: var(--accent); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1.25rem; background: var(--panel);
  border-right: 1px solid var(--line); }
.brand { font-weight: 650; font-size: 1.1rem; } .brand small { color: var(--soft); font-weight: 400; }
nav input { width: 100%; margin: 1rem 0 .25rem; padding: .45rem .7rem; border: 1px solid var(--line); border-radius: 7px;
  background: var(--ground); color: inherit; font: inherit; font-size: 13.5px; }
nav input:focus { outline: 2px solid var(--accent); outline-offset: -1px; }
nav h2 { margin: 1.3rem 0 .35rem; font-size: 11.5px; letter-spacing: .07em; text-transform: uppercase; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { display: flex; justify-content: space-between; align-items: baseline; gap: .75rem; padding: .16rem 0; font-size: 13.5px; }
nav li.current a { color: var(--accent); font-weight: 550; }
b { font: 600 10.5px/1 ui-monospace, monospace; letter-spacing: .03em; }
b.get { color: var(--get); } b.post { color: var(--post); } b.patch, b.put { color: var(--patch); } b.delete { color: var(--delete); }
nav summary { display: none; } nav .none { font-size: 13.5px; color: var(--soft); } [hidden] { display: none !important; }
.machine { margin-top: 2rem; font-size: 13px; color: var(--soft); }
main { max-width: 84rem; padding: 3rem 3.5rem 40vh; }
header, .tag { max-width: 46rem; } header h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -.015em; margin: 0 0 1rem; }
.tag { margin-top: 4rem; } .tag h2 { font-size: 1.4rem; margin: 0; text-transform: capitalize; letter-spacing: -.01em; }
.tag p { margin: .2rem 0 0; color: var(--soft); }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); gap: 3rem; padding: 2.25rem 0;
  border-bottom: 1px solid var(--line); }
article h3 { font-size: 1.15rem; margin: 0 0 .3rem; } h4 { margin: 1.5rem 0 .25rem; font-size: .9rem; }
.text p { margin: .6rem 0; } .text code, header p code, .tag code { background: var(--panel); border: 1px solid var(--line);
  padding: .05em .35em; border-radius: 4px; font-size: 12.5px; overflow-wrap: anywhere; }
.route b { font-size: 12px; margin-right: .3rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; margin: 1rem 0; font-size: 13.5px; }
dt { color: var(--soft); } dd { margin: 0; }
.fields, .errors { list-style: none; margin: 0; padding: 0; } .fields li { padding: .6rem 0; border-top: 1px solid var(--line); }
.fields li:first-child { border-top: 0; } .fields .fields { border-left: 2px solid var(--line); padding-left: 1rem; margin: .4rem 0; }
.fields .name { background: none; border: 0; padding: 0; font-weight: 600; font-size: 13px; }
.type, .place, .bounds { color: var(--soft); font-size: 13px; } .place { border: 1px solid var(--line); border-radius: 4px; padding: 0 .3em; }
.required { color: var(--delete); font-size: 12px; margin-left: .25rem; }
.fields p { margin: .15rem 0 0; font-size: 14px; } .errors li { padding: .2rem 0; font-size: 14px; }
summary { cursor: pointer; color: var(--soft); font-size: 13.5px; padding: .25rem 0; } summary:hover { color: var(--accent); }
.text > details > summary { font-weight: 600; color: var(--ink); font-size: .9rem; margin-top: .6rem; }
.code { position: sticky; top: 1.5rem; align-self: start; }
figure { margin: 0 0 1rem; border-radius: 9px; overflow: hidden; background: var(--code); color: #d6dae1; border: 1px solid var(--line); }
figcaption { display: flex; justify-content: space-between; padding: .45rem .9rem; font-size: 12px; color: #98a2b3; border-bottom: 1px solid #2a2f37; }
figcaption button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; } figcaption button:hover { color: #fff; }
.languages { display: none; gap: .35rem; margin-bottom: .5rem; } [data-language] .languages { display: flex; }
.languages button { border: 1px solid var(--line); border-radius: 7px; padding: .25rem .7rem; background: none; color: var(--soft); font: inherit;
  font-size: 12.5px; cursor: pointer; } .languages button[aria-pressed=true] { background: var(--panel); color: var(--ink); font-weight: 600; }
body[data-language=curl] .samples figure:not([data-language=curl]), body[data-language=TypeScript] .samples figure:not([data-language=TypeScript]),
body[data-language=CLI] .samples figure:not([data-language=CLI]) { display: none; }
figure[data-language=CLI] pre { white-space: pre-wrap; overflow-wrap: anywhere; }
pre { margin: 0; padding: .9rem; overflow: auto; max-height: 34rem; } pre i { font-style: normal; color: #8ea6ff; }
pre s { text-decoration: none; color: #7fd6a8; } pre em { font-style: normal; color: #7d8796; }
.try { margin-bottom: 1rem; border: 1px solid var(--line); border-radius: 7px; padding: .35rem .9rem; background: none; color: inherit; font: inherit; font-size: 13px; cursor: pointer; }
.try:hover { border-color: var(--accent); } form { margin-bottom: 1rem; border: 1px solid var(--line); border-radius: 9px; padding: .9rem; font-size: 13.5px; }
form label { display: block; margin-bottom: .6rem; } form label span { color: var(--soft); } form p { margin: 0 0 .6rem; color: var(--soft); }
form input, form textarea { display: block; width: 100%; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground);
  color: inherit; font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } form textarea { min-height: 9rem; resize: vertical; }
form output { display: block; margin-top: .8rem; } form output:empty { display: none; } form output pre { margin-top: .4rem; max-height: 24rem;
  background: var(--code); color: #d6dae1; border-radius: 7px; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 72rem) { article { grid-template-columns: minmax(0, 1fr); gap: 1rem; } .code { position: static; } main { padding: 2rem; } }
@media (max-width: 48rem) { html { scroll-padding-top: 9rem; } body { display: block; }
  nav { z-index: 1; height: auto; max-height: 100vh; padding: .9rem 1.25rem; border-right: 0; border-bottom: 1px solid var(--line); }
  nav input { margin: .5rem 0 .35rem; font-size: 16px; } nav summary { display: list-item; } nav li { padding: .35rem 0; }
  nav details[open] { max-height: calc(100vh - 7rem); overflow-y: auto; } main { padding: 1.5rem 1.25rem; } }
`
