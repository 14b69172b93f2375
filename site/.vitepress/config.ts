import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { slug } from 'github-slugger'
import { defineConfig } from 'vitepress'
import llmstxt from 'vitepress-plugin-llms'
import { sidebar } from './sidebar.ts'

const ROOT = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(ROOT, 'server/package.json'), 'utf8'))

/** Files of the repository that pages link to and that are no pages: they are copied next to them. */
const linked = new Set<string>()

export default defineConfig({
  title: 'Keepsake',
  description: 'Memory, guidelines and event delivery for AI agents, in one service that you run yourself.',
  lang: 'en',
  // the pages stay where a reader of the repository finds them, so that one relative link is right in both places
  srcDir: ROOT,
  srcExclude: [
    '.changeset/**',
    '.github/**',
    'test/**',
    'bench/judged/*/{guidelines,texts}/**',
    'AGENTS.md',
    '**/CHANGELOG.md',
  ],
  rewrites: { 'site/index.md': 'index.md', 'docs/README.md': 'docs/index.md' },
  outDir: join(ROOT, 'site/dist'),
  cacheDir: join(ROOT, 'node_modules/.cache/site'),
  cleanUrls: true,
  lastUpdated: false,
  markdown: {
    // anchors as in the repository
    anchor: { slugify: text => slug(text) },
    toc: { level: [2, 3] },
    config(md) {
      // `<id>` and `{{path}}` in our pages are text, never a component or an expression
      md.set({ html: false })
      const asText = (content = ''): string => md.utils.escapeHtml(content).replaceAll('{{', '&#123;&#123;')
      md.renderer.rules.text = (tokens, index) => asText(tokens[index]?.content)
      md.renderer.rules.code_inline = (tokens, index) => `<code>${asText(tokens[index]?.content)}</code>`
      md.core.ruler.before('normalize', 'comments', state => {
        state.src = state.src.replaceAll(/^<!--.*-->$/gm, '')
      })
      md.core.ruler.push('linked-files', state => {
        const { relativePath = '' } = state.env
        for (const { children } of state.tokens)
          for (const token of children ?? []) {
            const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : ''
            const file = relative(ROOT, join(ROOT, dirname(relativePath), href))
            if (href === '' || /^([a-z]+:|#|\/)/.test(href) || /\.md(#|$)/.test(href)) continue
            if (!statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile()) continue
            linked.add(file)
            token.attrSet('target', '_self')
          }
      })
    },
  },
  // an error in a page is only printed, and the page is written without its content
  transformHtml(code, id) {
    if (!id.endsWith('/404.html') && (!code.includes('<h1') || code.includes('<code></code>')))
      throw new Error(`${relative(ROOT, id)} lacks its title or the content of its code. Look for an error above.`)
  },
  buildEnd({ outDir }) {
    for (const file of linked) {
      mkdirSync(dirname(join(outDir, file)), { recursive: true })
      cpSync(join(ROOT, file), join(outDir, file))
    }
  },
  vite: {
    // the text of each page as Markdown, and llms.txt, for agents
    plugins: [llmstxt({ domain: process.env.SITE_URL, workDir: ROOT, ignoreFiles: ['node_modules/**'] })],
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/docs/start' },
      { text: 'Docs', link: '/docs/' },
      { text: 'Reference', link: '/docs/reference/' },
      { text: `Version ${version}`, link: '/docs/versions' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: { detailedView: true, miniSearch: { searchOptions: { boost: { title: 8, titles: 2, text: 1 } } } },
    },
  },
})
