/** Three customers of a company that sells bicycles, with values to read, a correction and something unsure. */
export const EXAMPLE_MEMORIES = [
  {
    email: 'mira.holt@example.com',
    content: 'Mira Holt runs the workshop of Holt Cycles in Ghent. Budget: $12,000. She decides by 14 May 2027.',
  },
  { email: 'mira.holt@example.com', content: 'Mira prefers a phone call before nine, since the shop opens then.' },
  { email: 'mira.holt@example.com', content: 'Update: Mira now has a budget of $15,000.' },
  {
    email: 'sam.okoro@example.com',
    content: 'Sam Okoro buys for the bike rental at Lake Garda. He needs 40 touring bikes with low frames.',
  },
  { email: 'sam.okoro@example.com', content: 'Sam thinks the budget may be around 60,000 euros.' },
  {
    email: 'lena.fjord@example.com',
    content: 'Lena Fjord asked for spare batteries. Her warranty ends on 3 March 2028.',
  },
]
