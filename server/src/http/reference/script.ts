/** Filters the list of operations, shows samples in one language, copies them and highlights the current section. */
export const SCRIPT = `
const filter = document.getElementById('filter')
const list = document.querySelector('nav details')
const entries = [...document.querySelectorAll('nav li')]
const narrow = matchMedia('(max-width: 48rem)')
const fold = () => { list.open = !narrow.matches || filter.value !== '' }
narrow.addEventListener('change', fold)
fold()
filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\\s+/)
  for (const entry of entries) entry.hidden = !words.every(word => entry.dataset.find.includes(word))
  for (const section of list.querySelectorAll('section')) section.hidden = !section.querySelector('li:not([hidden])')
  list.querySelector('.none').hidden = entries.some(entry => !entry.hidden)
  fold()
})
list.addEventListener('click', event => {
  if (narrow.matches && event.target.closest('a')) list.open = false
})
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target === filter) return
  event.preventDefault()
  filter.focus()
})
document.addEventListener('click', async event => {
  const button = event.target.closest('figcaption button')
  if (!button) return
  await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent)
  button.textContent = 'Copied'
  setTimeout(() => { button.textContent = 'Copy' }, 1500)
})
const languages = [...document.querySelectorAll('.languages button')]
const show = language => {
  document.body.dataset.language = language
  for (const button of languages) button.setAttribute('aria-pressed', String(button.dataset.language === language))
}
show(localStorage.getItem('language') ?? 'curl')
document.addEventListener('click', event => {
  const button = event.target.closest('.languages button')
  if (!button) return
  // samples above this one change their height too, so it is kept where it is on the screen
  const before = button.getBoundingClientRect().top
  show(button.dataset.language)
  scrollBy(0, button.getBoundingClientRect().top - before)
  localStorage.setItem('language', button.dataset.language)
})
const links = new Map(entries.map(entry => [entry.firstElementChild.hash.slice(1), entry]))
const seen = new IntersectionObserver(found => {
  for (const { target, isIntersecting } of found) links.get(target.id)?.classList.toggle('current', isIntersecting)
}, { rootMargin: '-15% 0px -75% 0px' })
for (const article of document.querySelectorAll('article')) seen.observe(article)
`
