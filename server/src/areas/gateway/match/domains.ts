/** Suffixes of two labels under which anyone can register a name, or host a site. */
const SHARED_SUFFIXES = new Set(
  `co.uk org.uk ac.uk gov.uk ltd.uk plc.uk me.uk com.au net.au org.au edu.au co.nz org.nz co.za co.in net.in org.in
  co.jp or.jp ne.jp ac.jp co.kr or.kr com.br org.br com.mx com.ar com.co com.pe com.tr com.cn net.cn org.cn com.hk com.tw
  com.sg com.my com.ph com.vn co.id co.th co.il com.ua com.pl com.es com.pt co.at or.at com.sa com.eg com.ng co.ke
  github.io gitlab.io wordpress.com blogspot.com herokuapp.com netlify.app vercel.app myshopify.com wixsite.com web.app
  pages.dev weebly.com squarespace.com substack.com medium.com tumblr.com notion.site azurewebsites.net fly.dev`.split(
    /\s+/,
  ),
)

/** Providers of mailboxes for everyone: such a domain is of no company. */
const MAILBOX_DOMAINS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
  gmx.de gmx.net gmx.com web.de t-online.de mail.com mail.ru yandex.ru yandex.com proton.me protonmail.com qq.com 163.com
  126.com naver.com orange.fr wanadoo.fr free.fr laposte.net libero.it hey.com fastmail.com zoho.com`.split(/\s+/),
)

/** The host name in a domain, URL or email address, in lower case and ASCII. Undefined if there is none. */
function hostOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^[^/?#]*@/, '')
  try {
    const { hostname } = new URL(`http://${bare}`)
    const host = hostname.replace(/\.$/, '')
    return host.includes('.') ? host : undefined
  } catch {
    return undefined
  }
}

/**
 * The domain that a company registered, from any domain, URL or email address: `mail.northwind.co.uk` gives
 * `northwind.co.uk`. Undefined for a suffix without a name, and for providers of mailboxes.
 */
export function companyDomain(text: string): string | undefined {
  const labels = hostOf(text)?.split('.') ?? []
  const isShared = SHARED_SUFFIXES.has(labels.slice(-2).join('.'))
  if (labels.length < (isShared ? 3 : 2)) return undefined
  const domain = labels.slice(isShared ? -3 : -2).join('.')
  return MAILBOX_DOMAINS.has(domain) ? undefined : domain
}

/** An email address in lower case, without a tag: `Dana+crm@northwind.example` is `dana@northwind.example`. */
export function plainEmail(text: string): string | undefined {
  const [, name = '', host = ''] = /^([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(text.trim().toLowerCase()) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return untagged === '' ? undefined : `${untagged}@${host}`
}

/** The plain address at the company's domain: mail hosts of a company are alike. */
export function companyEmail(text: string): string | undefined {
  const plain = plainEmail(text)
  const domain = plain && companyDomain(plain)
  return plain && domain ? `${plain.slice(0, plain.indexOf('@'))}@${domain}` : plain
}

/** `in/name` or `company/name` from the URL of a LinkedIn profile or page. Undefined for other URLs. */
export function linkedinPath(text: string): string | undefined {
  const [, kind = '', name = ''] =
    /^(?:https?:\/\/)?(?:[a-z-]+\.)?linkedin\.com\/(in|pub|company|school)\/([^/?#]+)/i.exec(text.trim()) ?? []
  if (name === '') return undefined
  return `${kind.toLowerCase() === 'pub' ? 'in' : kind.toLowerCase()}/${decoded(name).toLowerCase()}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
